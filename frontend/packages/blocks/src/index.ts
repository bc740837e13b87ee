export { BlockView } from './BlockView';
export { type AnyBlock, type Block, type BlockOf, type BlockType, blockSchema, type InnerBlock } from './block';
export { newBlockId } from './document/blockId';
export { type Document, documentSchema, PAGE_BLOCKS, SCHEMA_VERSION } from './document/document';
export { migrate } from './document/migrate';
export { BLOCK_CHARACTERS, type Inline, type Mark, type RichText } from './document/richText';
export { SAFE_URL, safeUrl } from './document/safeUrl';
export { charactersOf, plainText, walk } from './document/walk';
export { views } from './views';
