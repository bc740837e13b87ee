export { StoragePage } from './StoragePage';
