export { bookletSearch, useBookletParam } from './bookletSearch';
export { BookletPicker } from './options/BookletPicker';
