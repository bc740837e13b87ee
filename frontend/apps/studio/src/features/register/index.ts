export { RegisterView } from './RegisterView';
export { type RegisterSearch, registerSearch } from './registerSearch';
export { SeenDialog } from './seen/SeenDialog';
export { SeenWithReceipt } from './seen/SeenWithReceipt';
