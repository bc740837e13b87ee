import { languageTag } from '@livretier/blocks';
import { kinds } from '@livretier/booklet';
import * as z from 'zod';
import { bookletInputSchema } from '../../bookletInput';
import { bundleSchema } from '../../bundle/bundleInput';
import { qrSchema } from '../printInput';

export const posterSizes = ['a4', 'a5', 'badge'] as const;

/** A poster or a badge: the code to aim at, in what the booklet wears. */
export const posterSchema = z.strictObject({
  size: z.enum(posterSizes),
  company: z.string().max(200),
  name: z.string().max(200),
  kind: z.enum(kinds),
  theme: bookletInputSchema.shape.booklet.shape.theme,
  locale: languageTag,
  /** The other languages that it can be read in. */
  others: z.array(languageTag),
  /** As people write it down. */
  address: z.string().min(1).max(300),
  code: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  qr: qrSchema,
  media: bundleSchema.shape.media,
});

export type PosterInput = z.infer<typeof posterSchema>;
