export { BlockView } from './BlockView';
export { type Block, blockSchema } from './block';
export { type Document, documentSchema } from './document';
export { views } from './views';
