import { documentSchema, languageTag } from '@livretier/blocks';
import * as z from 'zod';

/* What we serve ourselves: a path, or an address of the web. Anything else could run. */
const own = z.string().regex(/^(?:https?:\/\/|(?![a-z][a-z\d+.-]*:))[^\s\\"<>]+$/i);

const media = z.strictObject({
  kind: z.enum(['image', 'video', 'audio', 'document']),
  name: z.string(),
  src: own,
  size: z.number(),
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
  renditions: z.array(z.strictObject({ width: z.number(), webp: own, avif: own })).exactOptional(),
});

/** A page to draw, and all that it names: files by their id, living values and what people call them by their
    key, other pages by their id. */
export const inputSchema = z.strictObject({
  title: z.string().max(200),
  lang: languageTag,
  stylesheet: own.exactOptional(),
  document: documentSchema,
  media: z.record(z.string(), media).default({}),
  values: z.record(z.string(), z.string()).default({}),
  labels: z.record(z.string(), z.string()).default({}),
  pages: z.record(z.string(), own).default({}),
});

export type Input = z.infer<typeof inputSchema>;
