import type { AnyBlock, Document } from '@livretier/blocks';

type Change = (block: AnyBlock) => AnyBlock | null;

const changed = (blocks: readonly AnyBlock[], id: string, change: Change): AnyBlock[] =>
  blocks.flatMap((block) => {
    if (block.id === id) return change(block) ?? [];
    if (!('children' in block)) return [block];
    const children = changed(block.children, id, change);
    return [{ ...block, children } as AnyBlock];
  });

/** The document with one block changed, or without it; the same one when the block is not there. */
export const changeBlock = (document: Document, id: string, change: Change): Document =>
  ({ ...document, blocks: changed(document.blocks, id, change) }) as Document;

export const setProps = (document: Document, id: string, props: Record<string, unknown>): Document =>
  changeBlock(document, id, (block) => ({ ...block, props: { ...block.props, ...props } }) as AnyBlock);
