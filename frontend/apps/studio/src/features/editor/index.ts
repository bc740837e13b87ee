export { EditorScreen } from './EditorScreen';
export type { Source } from './source/types';
