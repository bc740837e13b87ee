import * as z from 'zod';
import { SAFE_URL } from './safeUrl';

/** What people read in a block, at most. */
export const BLOCK_CHARACTERS = 20_000;

/* PostgreSQL refuses the character zero, UTF-8 half a character; Python asks the same of every text. */
const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Words without emphasis, at most so many characters. */
export const words = (max: number) => z.string().max(max).refine(isKeepable);

export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

const safeAddress = z.string().max(2000).regex(SAFE_URL).meta({ id: 'safe_url' });

/** Where something leads; empty while the author has not said it yet. */
export const address = z.union([z.literal(''), safeAddress]);

const marks = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('bold') }),
      z.strictObject({ type: z.literal('italic') }),
      z.strictObject({ type: z.literal('underline') }),
      z.strictObject({ type: z.literal('link'), href: safeAddress }),
      z.strictObject({ type: z.literal('language'), lang: languageTag }),
    ]),
  )
  .max(5);

export const inlineSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: words(BLOCK_CHARACTERS).min(1), marks: marks.optional() }),
  z.strictObject({ type: z.literal('break') }),
  /* A living value: a name, a number, an hour that the company stores once. */
  z.strictObject({
    type: z.literal('value'),
    key: z.string().regex(/^[a-z][a-z0-9_]{0,63}$/),
    marks: marks.optional(),
  }),
]);

/** Text with its emphasis and links, as data: never as HTML. */
export const richText = z.array(inlineSchema).max(2000).meta({ id: 'rich_text' });

export type Inline = z.infer<typeof inlineSchema>;
export type Mark = z.infer<typeof marks>[number];
export type RichText = Inline[];
