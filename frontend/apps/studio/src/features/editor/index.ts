export { EditorScreen } from './EditorScreen';
export { DocumentField } from './field/DocumentField';
export type { Source } from './source/types';
