import * as z from 'zod';

/* Frozen: what was stored in each version that is no longer written. Never edited. */

export const version1 = z.object({
  schema: z.literal(1),
  blocks: z.array(
    z.object({
      id: z.string(),
      type: z.literal('heading'),
      props: z.object({ level: z.number(), text: z.string() }),
    }),
  ),
});
