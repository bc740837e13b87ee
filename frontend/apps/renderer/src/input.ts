import { documentSchema, languageTag } from '@livretier/blocks';
import * as z from 'zod';
import { address } from './addresses';

const media = z.strictObject({
  kind: z.enum(['image', 'video', 'audio', 'document']),
  name: z.string(),
  src: address,
  size: z.number(),
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
  renditions: z.array(z.strictObject({ width: z.number(), webp: address, avif: address })).exactOptional(),
});

export type Media = z.infer<typeof media>;

/** Keys of living values that nobody has filled and that nothing may stand in for: what would say them is not drawn. */
export const leftOut = z.array(z.string()).default([]);

/** What pages name: files by their id, living values and what people call them by their key; and their style. */
export const surroundings = {
  stylesheet: address.exactOptional(),
  media: z.record(z.string(), media).default({}),
  values: z.record(z.string(), z.string()).default({}),
  left_out: leftOut,
  labels: z.record(z.string(), z.string()).default({}),
};

/** A page to draw, and all that it names; other pages by their id. */
export const inputSchema = z.strictObject({
  title: z.string().max(200),
  lang: languageTag,
  document: documentSchema,
  pages: z.record(z.string(), address).default({}),
  ...surroundings,
});

export type Input = z.infer<typeof inputSchema>;
