import { wordsOf } from '@livretier/booklet/searchWords';

export type Part = { text: string; marked: boolean };
type IsMeant = (word: string) => boolean;

const BEFORE = 60;
const LONGEST = 180;

/** A text in parts, with the words that were meant marked. */
export const markWords = (text: string, isMeant: IsMeant): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const { word, start } of wordsOf(text)) {
    if (!isMeant(word)) continue;
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: word, marked: true });
    at = start + word.length;
  }
  return at < text.length ? [...parts, { text: text.slice(at), marked: false }] : parts;
};

/** Where the passage begins that has the most of the words, or the text when it has none. */
const bestStart = (text: string, isMeant: IsMeant) => {
  const meant = wordsOf(text).filter(({ word }) => isMeant(word));
  let best = { start: 0, different: 0 };
  for (const { start } of meant) {
    const near = meant.filter((other) => other.start >= start && other.start < start + LONGEST - BEFORE);
    const different = new Set(near.map(({ word }) => word)).size;
    if (different > best.different) best = { start, different };
  }
  return best.start;
};

/** The passage with the most of the words that were meant, or the beginning. */
export const excerpt = (text: string, isMeant: IsMeant) => {
  const first = bestStart(text, isMeant);
  const begin = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const cut = text.slice(begin, begin + LONGEST);
  const end = begin + LONGEST < text.length ? cut.lastIndexOf(' ') : cut.length;
  return `${begin > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : cut.length)}${begin + LONGEST < text.length ? ' …' : ''}`;
};
