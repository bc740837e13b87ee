import { wordsOf } from './fold';
import { isWithin } from './isWithin';

/** A page of the booklet, as search.json tells it. */
export type Page = { href: string; title: string; chapter: string; text: string };
export type Hit = Page & { words: ReadonlySet<string>; score: number };

type Indexed = Page & { title_words: string[]; text_words: string[] };
export type Index = { pages: Indexed[]; vocabulary: string[] };

export const indexPages = (pages: readonly Page[]): Index => {
  const indexed = pages.map((page) => ({
    ...page,
    title_words: wordsOf(`${page.title} ${page.chapter}`).map(({ word }) => word),
    text_words: wordsOf(page.text).map(({ word }) => word),
  }));
  const vocabulary = new Set(indexed.flatMap(({ title_words, text_words }) => [...title_words, ...text_words]));
  return { pages: indexed, vocabulary: [...vocabulary] };
};

const slipsIn = (word: string) => {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
};

/** The words of the booklet that somebody may mean: those that begin so, or else those that are nearly so. */
const meant = (asked: string, vocabulary: readonly string[]) => {
  const begin = vocabulary.filter((word) => word.startsWith(asked));
  const slips = slipsIn(asked);
  if (begin.length > 0 || slips === 0) return new Set(begin);
  return new Set(
    vocabulary.filter((word) => isWithin(asked, word, slips) || isWithin(asked, word.slice(0, asked.length), slips)),
  );
};

const count = (words: readonly string[], wanted: ReadonlySet<string>) =>
  words.filter((word) => wanted.has(word)).length;

/** How well a page answers one word: a title weighs more than the text, and often more than once. */
const weigh = ({ title_words, text_words }: Indexed, wanted: ReadonlySet<string>) =>
  10 * Math.min(count(title_words, wanted), 2) + Math.min(count(text_words, wanted), 5);

/** The pages that have all the words, the best first. */
export const searchPages = ({ pages, vocabulary }: Index, query: string): Hit[] => {
  const asked = wordsOf(query).map(({ word }) => meant(word, vocabulary));
  if (asked.length === 0) return [];
  const words = new Set(asked.flatMap((wanted) => [...wanted]));
  return pages
    .flatMap((page) => {
      const weights = asked.map((wanted) => weigh(page, wanted));
      const score = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.includes(0) ? [] : [{ ...page, words, score }];
    })
    .toSorted((one, other) => other.score - one.score);
};
