export { usersSearch } from './usersSearch';
