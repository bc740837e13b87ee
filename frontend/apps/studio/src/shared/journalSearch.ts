import { z } from './forms/zod';

/* What somebody typed into the address and we do not understand is left out, not refused. */
const schema = z.object({
  recherche: z.coerce.string().max(100).optional().catch(undefined),
  jour: z.iso.date().optional().catch(undefined),
  action: z
    .string()
    .regex(/^\w+(\.\w+)?$/)
    .optional()
    .catch(undefined),
  emprunts: z.literal(true).optional().catch(undefined),
  ordre: z.literal('anciennes').optional().catch(undefined),
  suite: z.array(z.string().max(500)).optional().catch(undefined),
  ligne: z.uuid().optional().catch(undefined),
});

export type JournalSearch = z.infer<typeof schema>;

/** The filters, the page and the open line of the journal, as its address has them. */
export const journalSearch = (search: Record<string, unknown>): JournalSearch => schema.parse(search);
