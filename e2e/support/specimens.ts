import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * Blocks written from page.schema.json, by which the server judges every save: a new block or a new field is written as
 * soon as there is one.
 */
type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};

export type Block = { id: string; type: string; props: Record<string, unknown>; text?: Inline[]; children?: Block[] };
export type Inline = { type: string; text?: string; key?: string; marks?: { type: string; href?: string }[] };

/** What is put into the fields of a block: words, addresses, and what may only be one of a few things. */
export type Pen = {
  words: (field: string, longest: number) => string;
  address: (field: string) => string;
  code: (field: string, usual: unknown) => unknown;
  media: string;
};

const file = resolve(import.meta.dirname, '../../backend/shared/documents/page.schema.json');
const page: Schema & { $defs: Record<string, Schema> } = JSON.parse(readFileSync(file, 'utf-8'));
const prefix = '#/$defs/';

const partsOf = (type: string) => page.$defs[type]?.properties ?? {};
const typesIn = (items: Schema | undefined) =>
  (items?.oneOf ?? [items ?? {}]).flatMap(({ $ref }) => ($ref ? [$ref.slice(prefix.length)] : []));

/** The types of blocks that stand on a page, in the order of the schema. */
export const pageTypes = typesIn(page.properties?.blocks?.items);

const fill = (schema: Schema, field: string, pen: Pen): unknown => {
  const options = schema.anyOf ?? [schema];
  if (options.some(({ $ref }) => $ref === `${prefix}safe_url`)) return pen.address(field);
  if (options.some(({ format }) => format === 'uuid')) return pen.code(field, pen.media);
  if (options.some(({ type }) => type === 'null')) return pen.code(field, null);
  if (schema.enum) return schema.type === 'string' ? pen.code(field, schema.enum[0]) : schema.enum[0];
  if (schema.type === 'boolean') return false;
  if (schema.pattern) return pen.code(field, '');
  if (schema.maxLength) return pen.words(field, schema.maxLength);
  throw new Error(`Nobody knows what to write into ${field}.`);
};

const textOf = (type: string, pen: Pen): Inline[] => [
  { type: 'text', text: pen.words(`${type}.text`, 20_000) },
  { type: 'break' },
  {
    type: 'text',
    text: pen.words(`${type}.text`, 20_000),
    marks: [{ type: 'link', href: pen.address(`${type}.link`) }, { type: 'bold' }],
  },
  { type: 'value', key: 'inconnue', marks: [{ type: 'link', href: pen.address(`${type}.link of a value`) }] },
];

type Place = { pen: Pen; id: string; turn: number; around?: readonly string[] };

/** A block of this type with every field written; from turn to turn, other blocks are inside it. */
export const specimen = (type: string, { pen, id, turn, around = [] }: Place): Block => {
  const { props, text, children } = partsOf(type);
  const held = typesIn(children?.items).filter((child) => !around.includes(child));
  const inside = (_: unknown, place: number) =>
    specimen(held[(turn + place) % held.length] ?? '', {
      ...{ pen, turn, id: `${id}-${place}` },
      around: [...around, type],
    });
  const filled = Object.entries(props?.properties ?? {}).map(([name, schema]) => [
    name,
    fill(schema, `${type}.${name}`, pen),
  ]);
  return {
    ...{ id, type, props: Object.fromEntries(filled) },
    ...(text && { text: textOf(type, pen) }),
    ...(children && { children: Array.from({ length: children.minItems ?? 1 }, inside) }),
  };
};

type Kind = 'words' | 'address' | 'code';
export type Field = { kind: Kind; name: string; type: string; turn: number };

/* As many as the longest list of what a block may hold. */
const turns = 6;

/** Every field of every block, with a type of page block and a turn in which it is written. */
export const everyField = () => {
  const found = new Map<string, Field>();
  for (const type of pageTypes)
    for (let turn = 0; turn < turns; turn += 1) {
      const see = (kind: Kind, name: string) => {
        if (!found.has(name)) found.set(name, { kind, name, type, turn });
      };
      const pen: Pen = {
        words: (name) => {
          see('words', name);
          return 'mot';
        },
        address: (name) => {
          see('address', name);
          return '#ici';
        },
        code: (name, usual) => {
          see('code', name);
          return usual;
        },
        media: '',
      };
      specimen(type, { pen, id: 'a', turn });
    }
  return [...found.values()];
};

/** Every field that the schema declares, found without writing any block. */
export const declaredWords = () =>
  Object.entries(page.$defs).flatMap(([type, { properties }]) => [
    ...(properties?.text ? [`${type}.text`] : []),
    ...Object.entries(properties?.props?.properties ?? {})
      .filter(([, { type: kind, maxLength, pattern }]) => kind === 'string' && maxLength && !pattern)
      .map(([name]) => `${type}.${name}`),
  ]);
