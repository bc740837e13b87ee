import type { AnyBlock, BlockType } from '../../block';
import { blockSchema } from '../../block';
import { type Document, SCHEMA_VERSION } from '../../document/document';
import { emptyBlock } from '../../document/emptyBlock';
import type { Inline, Mark } from '../../document/richText';

/** The same numbers for the same seed, between 0 and 1. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const inside: Partial<Record<BlockType, BlockType[]>> = {
  list: ['list_item'],
  list_item: ['paragraph', 'list'],
  callout: ['paragraph', 'list'],
  gallery: ['image'],
  media_text: ['heading', 'paragraph', 'list'],
  table_cell: ['paragraph', 'list'],
  steps: ['step'],
  step: ['paragraph', 'list', 'image'],
  accordion: ['accordion_item'],
  accordion_item: ['paragraph', 'list', 'image', 'callout', 'table'],
  cards: ['card'],
  question: ['answer'],
};

const words = [
  'Bonjour',
  'l’équipe',
  'à 8 h 30',
  '50 %',
  '« oui »',
  '<b>non</b>',
  'œuvre',
  '日本',
  '👩‍🍳',
  'x & y',
  '{{',
  '/',
];
const pageTypes = blockSchema.options.map(({ shape }) => shape.type.value);

/** A page that may exist: any blocks, nested as they may be, with marked words in them. */
export const randomDocument = (seed: number, blocks = 8): Document => {
  const next = numbers(seed);
  const upTo = (max: number) => Math.floor(next() * max);
  const pick = <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item;
  const sentence = () => Array.from({ length: 1 + upTo(4) }, () => pick(words)).join(' ');

  const marks = (): Mark[] => {
    const all: Mark[] = [
      { type: 'link', href: pick(['https://example.fr/a?b=c', 'mailto:a@b.fr', '#abc', 'tel:+33102030405']) },
      { type: 'language', lang: pick(['en', 'pt-BR']) },
      { type: 'bold' },
      { type: 'italic' },
      { type: 'underline' },
    ];
    return all.filter(() => next() < 0.2);
  };
  const emphasis = () => {
    const chosen = marks();
    return chosen.length > 0 ? { marks: chosen } : {};
  };
  const inline = (): Inline => {
    const kind = next();
    if (kind < 0.1) return { type: 'break' };
    if (kind < 0.2) return { type: 'value', key: pick(['site_name', 'manager', 'unknown_key']), ...emphasis() };
    return { type: 'text', text: sentence(), ...emphasis() };
  };
  /* Two neighbours with the same marks would be one. */
  const isSame = (one: Inline | undefined, other: Inline) =>
    one?.type === 'text' && other.type === 'text' && JSON.stringify(one.marks) === JSON.stringify(other.marks);
  const text = () => {
    const made: Inline[] = [];
    for (let left = upTo(5); left > 0; left -= 1) {
      const piece = inline();
      if (!isSame(made.at(-1), piece)) made.push(piece);
    }
    return made;
  };

  const children = (type: BlockType, depth: number): AnyBlock[] => {
    const least = type === 'question' ? 2 : 1;
    const shallow = (inside[type] ?? []).filter((child) => depth < 3 || child !== 'list');
    return Array.from({ length: least + upTo(3) }, () => block(pick(shallow), depth + 1));
  };
  const table = (depth: number) => {
    const columns = 1 + upTo(3);
    return Array.from({ length: 1 + upTo(3) }, () => ({
      ...emptyBlock('table_row'),
      children: Array.from({ length: columns }, () => block('table_cell', depth + 1)),
    }));
  };
  const props = ({ props: empty }: AnyBlock) =>
    Object.fromEntries(
      Object.entries(empty).map(([name, value]) => {
        const isWords = value === '' && !['href', 'code'].includes(name);
        return [name, isWords && next() < 0.7 ? sentence().slice(0, 40) : value];
      }),
    );
  const block = (type: BlockType, depth = 0): AnyBlock => {
    const made = emptyBlock(type);
    const content = () => {
      if ('text' in made) return { text: text() };
      if (!('children' in made)) return {};
      return { children: type === 'table' ? table(depth) : children(type, depth) };
    };
    return { ...made, id: `b${upTo(2 ** 31)}x${upTo(2 ** 31)}`, props: props(made), ...content() } as AnyBlock;
  };

  const made = Array.from({ length: blocks }, () => block(pick(pageTypes)));
  return { schema: SCHEMA_VERSION, blocks: made as Document['blocks'] };
};
