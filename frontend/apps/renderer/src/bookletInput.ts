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

const page = {
  id,
  title: z.string().max(200),
  title_lang: languageTag.optional(),
  notes: z
    .record(
      z.string(),
      z.strictObject({ state: z.enum(['source', 'review', 'changed']), other: documentSchema.optional() }),
    )
    .optional(),
  importance: z.enum(['info', 'important', 'mandatory']),
  document: documentSchema,
  official: z
    .strictObject({
      source: z.string().max(300),
      link: z
        .string()
        .max(500)
        .regex(/^https:\/\//),
      to_join: z.string().max(300).optional(),
      collated_by: z.string().max(200),
      collated_on: z.string().max(10),
    })
    .nullish(),
};

const chapter = {
  id,
  title: z.string().max(200),
  title_lang: languageTag.optional(),
  minutes: z.number().int().nonnegative(),
  mandatory: z.boolean(),
};

const booklet = {
  name: z.string().max(200),
  name_lang: languageTag.optional(),
  company: z.string().max(200),
  kind: z.enum(kinds),
  lang: languageTag,
  structure: z.enum(structures),
  ordered: z.boolean().exactOptional(),
  theme,
  locales: z.array(languageTag),
};

/** What was frozen with a publication; it holds more than is drawn. */
export const bookletSchema: z.ZodType<BookletContent> = z.object({
  ...booklet,
  chapters: z.array(z.object({ ...chapter, pages: z.array(z.object(page)) })),
});

/** A whole booklet to draw. Beside its style sheet stand those of the fonts and the drawings. */
export const bookletInputSchema = z.strictObject({
  booklet: z.strictObject({
    ...booklet,
    chapters: z.array(z.strictObject({ ...chapter, pages: z.array(z.strictObject(page)) })),
  }),
  ...surroundings,
});

export type BookletInput = z.infer<typeof bookletInputSchema>;
