export { type Places, personQuery, useMayAdd, usePeoplePlaces } from './api';
export { groupsQuery } from './groups/api';
export { contracts, isContract } from './peopleSearch';
export { useLanguageName } from './useLanguageName';
