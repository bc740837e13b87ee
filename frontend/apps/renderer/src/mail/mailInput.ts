import { languageTag, SAFE_URL } from '@livretier/blocks';
import * as z from 'zod';
import { bookletInputSchema } from '../bookletInput';
import { bundleSchema } from '../bundle/bundleInput';

/** What is known of one person only, and is filled in when their message leaves. */
export const variables = ['first_name', 'booklet', 'due_date', 'link', 'manager', 'pages_to_read'] as const;

export const [SUBJECT_CHARACTERS, BODY_CHARACTERS, MOST_BLOCKS, MOST_NODES] = [90, 4_000, 60, 300];
/* What a variable counts for before anybody's name stands there. */
const FILLED = 12;

/** Two characters that no text has stand around the name of what is filled in later. */
const [OPENS, CLOSES] = ['\ue000', '\ue001'];

export const hole = (name: (typeof variables)[number] | 'unsubscribe') => `${OPENS}${name}${CLOSES}`;

const unwritten = /[\p{Cc}\p{Cs}\ue000\ue001\u2028\u2029]/u;

const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !unwritten.test(text), 'A line has a character that no line has.');

/* Names come from elsewhere: what no line has is left out of them. */
const name = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll(new RegExp(unwritten, 'gu'), ' ').trim());

/* Fewer than a booklet may name: no telephone, no page of the booklet. */
const href = z
  .string()
  .max(2000)
  .regex(/^(?:https?|mailto):/)
  .regex(SAFE_URL);

const marks = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('bold') }),
      z.strictObject({ type: z.literal('italic') }),
      z.strictObject({ type: z.literal('link'), href }),
    ]),
  )
  .max(3)
  .exactOptional();

const variable = z.enum(variables);

const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: line(BODY_CHARACTERS).min(1), marks }),
  z.strictObject({ type: z.literal('variable'), name: variable, marks }),
  z.strictObject({ type: z.literal('break') }),
]);

const content = z.array(inline).max(200);

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content }),
  z.strictObject({ type: z.literal('list'), items: z.array(content).min(1).max(30) }),
  /* Without an address it leads to the person's own link. */
  z.strictObject({ type: z.literal('button'), text: line(60).min(1), href: href.exactOptional() }),
]);

export type Inline = z.infer<typeof inline>;
type Block = z.infer<typeof block>;

const inlinesOf = (one: Block): Inline[] => {
  if (one.type === 'paragraph') return one.content;
  return one.type === 'list' ? one.items.flat() : [{ type: 'text', text: one.text }];
};

const lengthOf = (node: Inline) => {
  if (node.type === 'break') return 0;
  return node.type === 'text' ? node.text.length : FILLED;
};

const lengthIn = (nodes: readonly Inline[]) => nodes.reduce((sum, node) => sum + lengthOf(node), 0);

const body = z
  .array(block)
  .min(1)
  .max(MOST_BLOCKS)
  .refine((blocks) => blocks.flatMap(inlinesOf).length <= MOST_NODES, 'The body has too many parts.')
  .refine((blocks) => lengthIn(blocks.flatMap(inlinesOf)) <= BODY_CHARACTERS, 'The body is too long.');

/* A line among others of a mailbox: nothing in it leads anywhere. */
const subject = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text'), text: line(SUBJECT_CHARACTERS).min(1) }),
      z.strictObject({ type: z.literal('variable'), name: variable.exclude(['link', 'pages_to_read']) }),
    ]),
  )
  .min(1)
  .refine((nodes) => lengthIn(nodes) <= SUBJECT_CHARACTERS, 'The subject is too long.');

/** One message to many people, in one language: what differs from person to person is a hole. */
export const mailSchema = z.strictObject({
  locale: languageTag,
  subject,
  body,
  theme: bookletInputSchema.shape.booklet.shape.theme,
  company: name(200),
  booklet: z.strictObject({
    name: name(200),
    minutes: z.number().int().positive().nullish(),
    /** How many other languages it can be read in. */
    languages: z.number().int().nonnegative().exactOptional(),
    offline: z.boolean().exactOptional(),
  }),
  /** Whether everybody who gets it has a day to have read it by. */
  due: z.boolean().default(false),
  /** Why somebody gets it; without it, what is so of every booklet. */
  why: name(300).nullish(),
  unsubscribe: z.boolean(),
  /** The picture that travels inside the message. */
  header: z.strictObject({ cid: z.string().regex(/^[\w.@-]{1,100}$/) }).nullable(),
  media: bundleSchema.shape.media.default({}),
});

export type MailInput = z.infer<typeof mailSchema>;
