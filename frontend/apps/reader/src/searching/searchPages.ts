import {
  fold,
  readPostings,
  type SearchIndex,
  type SearchPage,
  stemmer,
  wordsOf,
} from '@livretier/booklet/searchWords';
import { isSlip } from './isSlip';

export type Found = {
  pages: SearchPage[];
  /** Whether a word of a page is one of those that were meant. */
  isMeant: (word: string) => boolean;
};

/** An index made ready, once, for many questions. */
export type Ready = SearchIndex & { without: ReadonlySet<string>; stem: (word: string) => string };

export const readyIndex = (index: SearchIndex): Ready => ({
  ...index,
  without: new Set(index.weightless),
  stem: stemmer(index.lang),
});

/* How sure it is that a word of the booklet is the one that was meant. */
const SYNONYM = 0.6;
const BEGINNING = 0.5;
const SLIP = 0.5;

/* Fewer letters begin too many words to mean one. */
const BEGUN = 3;
const LONG = 5;
const LONGEST_END = 6;

const isLongBeginning = (word: string, stem: string) => stem.length >= LONG && word.length - stem.length <= LONGEST_END;

/** A long word whose end is still being written, or was written badly: « contaminatoi ». */
const isBegunBy = (word: string, stem: string) => isLongBeginning(word, stem) && word.startsWith(stem);

const isNearly = (word: string, stem: string) =>
  isSlip(word, stem) || (isLongBeginning(word, stem) && isSlip(word.slice(0, stem.length), stem));

/** Where a stem stands; nothing when the booklet does not have it. */
const postingsOf = (stem: string, { stems }: Ready) => {
  const at = stems.indexOf(`;${stem} `);
  if (at < 0) return [];
  const end = stems.indexOf(';', at + 1);
  return readPostings(stems.slice(at + stem.length + 2, end < 0 ? undefined : end));
};

const has = (stem: string, { stems }: Ready) => stems.includes(`;${stem} `);

const begunWith = (word: string, { stems }: Ready) => {
  if (word.length < BEGUN) return [];
  const begun: string[] = [];
  for (let at = stems.indexOf(`;${word}`); at >= 0; at = stems.indexOf(`;${word}`, at + 1))
    begun.push(stems.slice(at + 1, stems.indexOf(' ', at)));
  return begun;
};

const allStems = ({ stems }: Ready) => (stems.match(/(?<=;)[^ ]+/g) ?? []) as string[];

/** The stems of the booklet that somebody may mean by a word, and how surely. */
const meantBy = (word: string, index: Ready, isLast: boolean) => {
  const [folded, exact] = [fold(word), index.stem(word)];
  const meant = new Map<string, number>();
  const add = (stems: readonly string[], sure: number) => {
    for (const stem of stems) meant.set(stem, Math.max(meant.get(stem) ?? 0, sure));
  };
  if (has(exact, index)) add([exact], 1);
  if (Object.hasOwn(index.synonyms, exact)) add(index.synonyms[exact] ?? [], SYNONYM);
  if (isLast || meant.size === 0) add(begunWith(folded, index), BEGINNING);
  if (meant.size > 0 || folded.length < LONG) return meant;

  const all = allStems(index);
  const begun = all.filter((stem) => isBegunBy(folded, stem));
  add(begun, BEGINNING);
  if (begun.length === 0)
    add(
      all.filter((stem) => isNearly(exact, stem)),
      SLIP,
    );
  return meant;
};

/** What each page says of one word that was asked: of its stems, the one that says most; a rare one says more. */
const scoresOf = (meant: ReadonlyMap<string, number>, index: Ready) => {
  const scores = new Map<number, number>();
  for (const [stem, sure] of meant) {
    const postings = postingsOf(stem, index);
    const rarity = Math.log(1 + index.pages.length / postings.length);
    for (const { page, weight } of postings) scores.set(page, Math.max(scores.get(page) ?? 0, sure * rarity * weight));
  }
  return scores;
};

const letters = new Map<string, string>();
const firstLetter = (word: string) => {
  const letter = word.charAt(0);
  const known = letters.get(letter) ?? fold(letter).charAt(0);
  letters.set(letter, known);
  return known;
};

const hasWeight = (word: string, index: Ready) =>
  !index.without.has(fold(word)) &&
  (word.length >= BEGUN || has(index.stem(word), index) || Object.hasOwn(index.synonyms, index.stem(word)));

/* A page that says only some of the words is worth showing when it answers this well beside the best. */
const GOOD_SHARE = 0.3;

/** The pages that answer best first, more of the words before fewer; nothing when no word of weight was asked. */
export const searchPages = (index: Ready, query: string): Found | undefined => {
  const words = wordsOf(query).map(({ word }) => word);
  const asked = words.filter((word) => hasWeight(word, index));
  if (asked.length === 0) return undefined;
  const meant = asked.map((word) => meantBy(word, index, word === words.at(-1)));
  const scores = meant.map((one) => scoresOf(one, index));
  const hits = index.pages.map((page, place) => {
    const said = scores.flatMap((one) => one.get(place) ?? []);
    return { page, said: said.length, score: said.reduce((sum, one) => sum + one, 0) * said.length };
  });
  const best = Math.max(...hits.map(({ score }) => score));
  const stems = new Set(meant.flatMap((one) => [...one.keys()]));
  const firsts = new Set([...stems].map((stem) => stem[0]));
  return {
    pages: hits
      .filter(({ said, score }) => said === asked.length || (said > 0 && score >= best * GOOD_SHARE))
      .toSorted((one, other) => other.score - one.score)
      .map(({ page }) => page),
    /* Few words begin like one that was meant: only of those is it worth to know the stem. */
    isMeant: (word) => firsts.has(firstLetter(word)) && stems.has(index.stem(word)) && !index.without.has(fold(word)),
  };
};
