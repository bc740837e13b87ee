export { bookletSearch, useBookletParam } from './bookletSearch';
export { BookletPicker } from './options/BookletPicker';
export { OfBooklet, OptionsTabs, useFrame } from './options/OptionsFrame';
