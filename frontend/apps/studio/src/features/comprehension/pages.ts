/* What the router reads of an address, before the screen is here. */
export { questionsSearch } from './questionsSearch';
