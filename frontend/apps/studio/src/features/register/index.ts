export { RegisterView } from './RegisterView';
export { type RegisterSearch, registerSearch } from './registerSearch';
