export { statsSearch } from './statsSearch';
