export type Range = readonly [start: number, end: number];
export type Match = { ranges: readonly Range[]; score: number };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s/g, ' ');

/** A text without accents and capitals, and where each of its letters stands in the original. */
const foldedWithPlaces = (text: string) => {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const letter of text) {
    const folded = fold(letter);
    for (const _ of folded) places.push(place);
    plain += folded;
    place += letter.length;
  }
  return { plain, places: [...places, text.length] };
};

const startsWord = (plain: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(plain.charAt(at - 1));

/** Where a word begins, at best at the start of one of the text's own words. */
const placeOf = (plain: string, word: string) => {
  const first = plain.indexOf(word);
  for (let at = first; at >= 0; at = plain.indexOf(word, at + 1)) if (startsWord(plain, at)) return at;
  return first;
};

const scoreOf = (plain: string, at: number) => {
  if (at === 0) return 0;
  return startsWord(plain, at) ? 1 : 2;
};

/** Two words may be found at the same place, which is marked once. */
const joined = (ranges: readonly Range[]) => {
  const done: Range[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const [from, to] = done.at(-1) ?? [0, -1];
    if (start > to) done.push([start, end]);
    else done[done.length - 1] = [from, Math.max(to, end)];
  }
  return done;
};

const onlyInKeywords = 3;

/** Whether every word typed is in a text, or in its keywords; the lower the score, the better the match. */
export const match = (typed: string, text: string, keywords: readonly string[] = []): Match | null => {
  const { plain, places } = foldedWithPlaces(text);
  const ranges: Range[] = [];
  let score = 0;
  for (const word of fold(typed).split(' ').filter(Boolean)) {
    const at = placeOf(plain, word);
    if (at >= 0) ranges.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
    else if (!keywords.some((keyword) => fold(keyword).includes(word))) return null;
    score += at >= 0 ? scoreOf(plain, at) : onlyInKeywords;
  }
  return { ranges: joined(ranges), score };
};
