export { type Places, personQuery, usePeoplePlaces } from './api';
export { groupsQuery } from './groups/api';
export { contracts, isContract } from './peopleSearch';
