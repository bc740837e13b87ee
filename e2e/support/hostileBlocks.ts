import { chunks } from './chunks';
import { hostileTexts } from './hostileTexts';
import { type Block, type Pen, pageTypes, specimen } from './specimens';

/** Words that somebody wrote into a field, and the block of the page in which they are looked for. */
export type Written = { block: string; field: string; words: string };
export type HostilePage = { title: string; document: { schema: 2; blocks: Block[] }; written: Written[] };

/** Blocks of a page, at most. */
const most = 150;
const at = (place: number) => hostileTexts.at(place % hostileTexts.length) ?? '';

/* An address of the web may hold nearly everything behind its host. */
const led = (words: string) =>
  `https://example.org/${words.replaceAll(/[\s\\<>"]/g, '')}?q=${encodeURIComponent(words)}`;

/* The texts of one block are seven apart: never the same one in another wrapping. */
const hostilePen = (first: number, media: string, tell: (field: string, words: string) => void): Pen => {
  let next = first - 7;
  return {
    words: (field, longest) => {
      next += 7;
      const words = at(next).slice(0, longest);
      tell(field, words);
      return words;
    },
    address: () => led(at(next)),
    code: (_, usual) => usual,
    media,
  };
};

type Made = { block: Block; written: Written[] };

const make = (type: string, first: number, turn: number, media: string): Made => {
  const id = `${type}-${first}`;
  const written: Written[] = [];
  const pen = hostilePen(first, media, (field, words) => written.push({ block: id, field, words }));
  return { block: specimen(type, { pen, id, turn }), written };
};

/* A line between two blocks has no words. */
const types = pageTypes.filter((type) => make(type, 0, 0, '').written.length > 0);

const onPages = (made: readonly Made[]): HostilePage[] =>
  chunks(made, most).map((some, place) => ({
    title: at(place * 11),
    document: { schema: 2, blocks: some.map(({ block }) => block) },
    written: some.flatMap(({ written }) => written),
  }));

/** Each text once or more, each field of each block once or more. */
export const sample = (media: string) =>
  onPages(
    hostileTexts.map((_, place) =>
      make(types[place % types.length] ?? '', place, Math.floor(place / types.length), media),
    ),
  );

/** Each text in each field of each block. */
export const everything = (media: string) =>
  onPages(hostileTexts.flatMap((_, place) => types.map((type) => make(type, place, place, media))));
