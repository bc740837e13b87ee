export { type Places, personQuery, usePeoplePlaces } from './api';
