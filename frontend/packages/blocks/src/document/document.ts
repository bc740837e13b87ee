import * as z from 'zod';
import { type Block, blockSchema } from '../block';
import { BLOCK_CHARACTERS } from './richText';
import { charactersOf, walk } from './walk';

/** The version that is written today; older ones are carried forward by migrate(). */
export const SCHEMA_VERSION = 2;

/** Blocks of a page, at most; the ones inside another do not count. */
export const PAGE_BLOCKS = 150;

/* Anchors, merges and translations find a block by its id: two of the same would be one. */
const refuseTwins = (blocks: Block[], { addIssue }: z.RefinementCtx<Block[]>) => {
  const seen = new Set<string>();
  for (const block of walk(blocks)) {
    if (seen.has(block.id)) addIssue({ code: 'custom', message: `The id "${block.id}" is already taken.` });
    if (charactersOf(block) > BLOCK_CHARACTERS)
      addIssue({ code: 'custom', message: `The block "${block.id}" is too long.` });
    seen.add(block.id);
  }
};

/** The content of a page as it is stored and published: our own format, independent of any editor. */
export const documentSchema = z.strictObject({
  schema: z.literal(SCHEMA_VERSION),
  blocks: z.array(blockSchema).max(PAGE_BLOCKS).superRefine(refuseTwins),
});

export type Document = z.infer<typeof documentSchema>;
