import { wordsOf } from './fold';

export type Part = { text: string; marked: boolean };

const BEFORE = 60;
const LONGEST = 180;

/** A text in parts, with the words that were found marked. */
export const markWords = (text: string, words: ReadonlySet<string>): Part[] => {
  const parts: Part[] = [];
  let at = 0;
  for (const { word, start, end } of wordsOf(text)) {
    if (!words.has(word)) continue;
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  return at < text.length ? [...parts, { text: text.slice(at), marked: false }] : parts;
};

/** The passage around the first word that was found, or the beginning. */
export const excerpt = (text: string, words: ReadonlySet<string>) => {
  const first = wordsOf(text).find(({ word }) => words.has(word))?.start ?? 0;
  const begin = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const cut = text.slice(begin, begin + LONGEST);
  const end = begin + LONGEST < text.length ? cut.lastIndexOf(' ') : cut.length;
  return `${begin > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : cut.length)}${begin + LONGEST < text.length ? ' …' : ''}`;
};
