export { BookletPicker } from './options/BookletPicker';
