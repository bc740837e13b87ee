import { languageTag } from '@livretier/blocks';
import * as z from 'zod';
import { address } from '../addresses';
import { bookletSchema } from '../bookletInput';
import { leftOut } from '../input';

/* What is frozen says more of a file than is drawn: the rest is left aside. */
const media = z
  .object({
    kind: z.enum(['image', 'video', 'audio', 'document']),
    name: z.string(),
    src: address,
    size: z.number(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    renditions: z.array(z.object({ width: z.number(), webp: address, avif: address })).nullish(),
  })
  .transform(({ width, height, renditions, ...file }) => ({
    ...file,
    ...(width && { width }),
    ...(height && { height }),
    renditions: renditions ?? [],
  }));

/** An edition to lay out: a publication in one language, and where its files will be read. */
export const bundleSchema = z.object({
  booklet: bookletSchema,
  version: z.object({
    number: z.string().regex(/^\d+\.\d+$/),
    date: z.string().regex(/^\d{4}-\d\d-\d\d/),
    sha256: z.string(),
  }),
  values: z.record(z.string(), z.string()),
  left_out: leftOut,
  labels: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  media: z.record(z.string(), media),
  address: z.string(),
  locales: z.array(languageTag).min(1),
  reference: languageTag,
  locale: languageTag,
  /* Questions are taken only where it is said. */
  offers: z.object({
    offline: z.boolean(),
    pdf: z.boolean(),
    indexed: z.boolean(),
    questions: z.boolean().default(false),
  }),
});

export type Bundle = z.infer<typeof bundleSchema>;
