import * as z from 'zod';
import { blockSchema } from './block';

/** A page as it is stored and published: our own format, independent of any editor. */
export const documentSchema = z.strictObject({
  schema: z.literal(1),
  title: z.string().trim().min(1).max(200),
  lang: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  blocks: z.array(blockSchema).max(150),
});

export type Document = z.infer<typeof documentSchema>;
