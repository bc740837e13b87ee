export { accessesQuery } from './access/api';
export { bookletSearch, useBookletParam } from './bookletSearch';
export { BookletPicker } from './options/BookletPicker';
export { managersOf } from './options/managers/managers';
export { OfBooklet, OptionsTabs, useFrame } from './options/OptionsFrame';
export { stepPaths } from './steps';
