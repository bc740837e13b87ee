/** Letters without accents, ligatures or capitals: « Œuvrés » is oeuvres. */
export const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text as its words, as they are written, and where each begins. */
export const wordsOf = (text: string) => [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index }));

/* Ends of words, in the order in which they are cut when enough is left in front, and what stands there instead. */
type Cuts = readonly (readonly [RegExp, string])[];

const french: Cuts = [
  [/(?<=[^e])aux$/, 'al'],
  [/(?<=...)[sx]$/, ''],
  [/(?<=...)e+$/, ''],
  [/(?<=..[ae])nc$/, 'nt'],
  [/(?<=...)(?:issement|issant|atoir|atric|ateur|ation|ition|tion|ement|issez|ment)$/, ''],
  [/(?<=....)(?:ant|ent|eur|eus|abl|aient|ait|ai)$/, ''],
  [/(?<=.....)ibl$/, ''],
  [/(?<=...)(?:er|ez|(?<!a)ir|ur)$/, ''],
  [/(?<=..[dt])r$/, ''],
  [/(?<=...)[ei]+$/, ''],
];

const english: Cuts = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=...)(?<!s)s$/, ''],
  [/(?<=...)(?:ations?|ments?|ness|ings?|ed|ly|er)$/, ''],
  [/(?<=...)[ei]+$/, ''],
];

const cutsOf = (lang: string) => {
  if (/^fr\b/.test(lang)) return french;
  return /^en\b/.test(lang) ? english : undefined;
};

/** What the forms of a word have in common in a language: « payez » and « paie » are pai. Other languages keep their words. */
export const stemmer = (lang: string) => {
  const cuts = cutsOf(lang);
  const known = new Map<string, string>();
  const stem = (word: string) => {
    const folded = fold(word);
    if (!cuts || folded.length < 4 || /\d/.test(folded)) return folded;
    return cuts
      .reduce((left, [end, kept]) => left.replace(end, kept), folded)
      .replace(/y$/, 'i')
      .replaceAll(/(.)\1+/g, '$1');
  };
  return (word: string) => {
    const found = known.get(word) ?? stem(word);
    known.set(word, found);
    return found;
  };
};

export type Posting = { page: number; weight: number };

/** How much a stem can say on a page, at most. */
export const MOST_WEIGHT = 26;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The pages of a stem in order, as the index tells them. */
export const writePostings = (postings: readonly Posting[]) =>
  postings
    .map(({ page, weight }, place) => `${page - (postings[place - 1]?.page ?? 0)}${LETTERS[weight - 1]}`)
    .join('');

export const readPostings = (written: string) => {
  const postings: Posting[] = [];
  let [page, further] = [0, 0];
  for (const sign of written) {
    const weight = LETTERS.indexOf(sign) + 1;
    if (weight === 0) further = 10 * further + Number(sign);
    else {
      page += further;
      further = 0;
      postings.push({ page, weight });
    }
  }
  return postings;
};

/** What search.json tells a reader's search. */
export type SearchIndex = {
  lang: string;
  pages: SearchPage[];
  /** Where each stem stands, `;` before each: « ;cong 3k12a » says much (k) on page 3 and little (a) on page 15, 12 further on. In
   * one text, which a telephone reads at once and takes apart only where it is asked. */
  stems: string;
  /** What is meant by words that the booklet may not use, as stems. */
  synonyms: Record<string, string[]>;
  /** Folded words that every page has and no question is about. */
  weightless: string[];
};

export type SearchPage = {
  href: string;
  title: string;
  chapter: string;
  /** Its number in the chapter, when pages stand alone. */
  number?: number;
  text: string;
};
