export { journalSearch } from './journalSearch';
