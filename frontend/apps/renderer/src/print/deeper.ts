import type { AnyBlock, Block } from '@livretier/blocks';

type Holder = { children?: readonly AnyBlock[] };

/* A chapter is the first heading on paper and a page the second, so what a page says begins at the third. */
const lower = (block: AnyBlock): AnyBlock => {
  if (block.type === 'heading') return { ...block, props: { level: (block.props.level + 1) as 3 } };
  const { children } = block as Holder;
  return children ? ({ ...block, children: children.map(lower) } as AnyBlock) : block;
};

/** The blocks of a page with their headings one level further down. */
export const deeper = (blocks: readonly Block[]) => blocks.map((block) => lower(block) as Block);
