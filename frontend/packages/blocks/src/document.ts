import * as z from 'zod';
import { type Block, blockSchema } from './block';

/* Anchors, merges and translations find a block by its id: two of the same would be one. */
const refuseTwins = (blocks: Block[], { addIssue }: z.RefinementCtx<Block[]>) => {
  const seen = new Set<string>();
  for (const [place, { id }] of blocks.entries()) {
    if (seen.has(id)) addIssue({ code: 'custom', path: [place, 'id'], message: `The id "${id}" is already taken.` });
    seen.add(id);
  }
};

/** A page as it is stored and published: our own format, independent of any editor. */
export const documentSchema = z.strictObject({
  schema: z.literal(1),
  title: z.string().trim().min(1).max(200),
  lang: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  blocks: z.array(blockSchema).max(150).superRefine(refuseTwins),
});

export type Document = z.infer<typeof documentSchema>;
