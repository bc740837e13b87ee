import * as z from 'zod';
import { blockId } from '../blockId';

export const headingSchema = z.strictObject({
  id: blockId,
  type: z.literal('heading'),
  props: z.strictObject({
    level: z.literal([2, 3, 4]),
    text: z.string().trim().min(1).max(200),
  }),
});

export type HeadingBlock = z.infer<typeof headingSchema>;
