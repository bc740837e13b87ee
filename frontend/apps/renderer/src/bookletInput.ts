import { documentSchema, languageTag } from '@livretier/blocks';
import { type BookletContent, drawingNames, fontNames, kinds, sizes, structures, type Theme } from '@livretier/booklet';
import * as z from 'zod';
import { surroundings } from './input';

const id = z.string().min(1).max(64);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const font = z.enum(fontNames);

const theme: z.ZodType<Theme> = z.strictObject({
  palette: z.string().max(20),
  colours: z.strictObject({ primary: colour, accent: colour, background: colour, text: colour }),
  fonts: z.strictObject({ title: font, text: font }),
  size: z.literal(sizes),
  cover: z.strictObject({ drawing: z.enum(drawingNames), picture: id.nullable() }),
  logo: z
    .strictObject({ media: id, alt: z.string().max(200), colours: z.array(colour).max(6).nullable().exactOptional() })
    .nullable(),
});

const page = z.strictObject({
  id,
  title: z.string().max(200),
  importance: z.enum(['info', 'important', 'mandatory']),
  document: documentSchema,
});

const booklet: z.ZodType<BookletContent> = z.strictObject({
  name: z.string().max(200),
  company: z.string().max(200),
  kind: z.enum(kinds),
  lang: languageTag,
  structure: z.enum(structures),
  theme,
  chapters: z.array(
    z.strictObject({
      id,
      title: z.string().max(200),
      minutes: z.number().int().nonnegative(),
      mandatory: z.boolean(),
      pages: z.array(page),
    }),
  ),
  locales: z.array(languageTag),
});

/** A whole booklet to draw. Beside its style sheet stand those of the fonts and the drawings. */
export const bookletInputSchema = z.strictObject({ booklet, ...surroundings });

export type BookletInput = z.infer<typeof bookletInputSchema>;
