import { type AnyBlock, textsIn, walk } from '@livretier/blocks';
import { type BookletContent, hrefsFrom } from '@livretier/booklet';
import {
  fold,
  MOST_WEIGHT,
  type Posting,
  type SearchIndex,
  type SearchPage,
  stemmer,
  wordsOf,
  writePostings,
} from '@livretier/booklet/searchWords';
import { said } from '../said';
import en from './en.json';
import fr from './fr.json';

type Values = Record<string, string>;
type Spoken = { weightless: string[]; synonyms: Record<string, string> };
type Said = { text: string; times: number };

const spoken: Record<string, Spoken> = { en, fr };
const silent: Spoken = { weightless: [], synonyms: {} };

/* How many times a word counts that is said there, once in the text being one. */
const IN_TITLE = 12;
const IN_HEADING = 4;
const IN_CHAPTER = 3;
/* Times after which saying it more often says little more, on a page of usual length. */
const ENOUGH = 6;

const isHeading = ({ type, props }: AnyBlock) => type === 'heading' || 'title' in props;

const linesOf = (blocks: readonly AnyBlock[], values: Values): Said[] =>
  [...walk(blocks)]
    .flatMap((block) =>
      textsIn(block).map((line) => ({ text: said(line, values), times: isHeading(block) ? IN_HEADING : 1 })),
    )
    .filter(({ text }) => text !== '');

/* A heading or an item does not run into the next one where its words are shown. */
const oneAfterTheOther = (lines: readonly Said[]) =>
  lines
    .map(({ text }, place) => (place < lines.length - 1 && /[\p{L}\p{N})]$/u.test(text) ? `${text} ·` : text))
    .join(' ');

/** How much each stem says on each page: often, in a short page, in its title. */
const weigh = (pages: readonly Said[][], stemsIn: (text: string) => string[]) => {
  const counted = pages.map((said) => {
    const times = new Map<string, number>();
    for (const line of said)
      for (const stem of stemsIn(line.text)) times.set(stem, (times.get(stem) ?? 0) + line.times);
    return { times, length: said.reduce((sum, { text }) => sum + text.length, 1) };
  });
  const usual = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const stems = new Map<string, Posting[]>();
  for (const [page, { times, length }] of counted.entries())
    for (const [stem, count] of times) {
      const share = count / (count + ENOUGH * (0.5 + (0.5 * length) / usual));
      const weight = Math.max(1, Math.round(MOST_WEIGHT * share));
      stems.set(stem, [...(stems.get(stem) ?? []), { page, weight }]);
    }
  return stems;
};

/** Synonyms as stems, as far as the booklet says what they mean. */
const synonymsIn = (stems: ReadonlyMap<string, unknown>, { synonyms }: Spoken, stemsIn: (text: string) => string[]) => {
  const told = new Map<string, string[]>();
  for (const [asked, meant] of Object.entries(synonyms))
    for (const stem of stemsIn(asked)) {
      const others = stemsIn(meant).filter((other) => other !== stem && stems.has(other));
      if (others.length > 0) told.set(stem, [...new Set([...(told.get(stem) ?? []), ...others])]);
    }
  return told;
};

/** What readers search in: every page as they read it, and where each word of the booklet says how much. */
export const searchIndex = (content: BookletContent, values: Values): SearchIndex => {
  const { page: hrefOf } = hrefsFrom(content, { screen: 'search' });
  const language = spoken[content.lang.slice(0, 2)] ?? silent;
  const weightless = language.weightless.flatMap((line) => line.split(' '));
  const [without, stem] = [new Set(weightless), stemmer(content.lang)];
  const stemsIn = (text: string) =>
    wordsOf(text).flatMap(({ word }) => (word.length < 2 || without.has(fold(word)) ? [] : [stem(word)]));

  const numbered = content.structure !== 'single_page_per_topic';
  const told = content.chapters.flatMap((chapter) =>
    chapter.pages.map(({ id, title, document }, place) => {
      const lines = linesOf(document.blocks, values);
      const page: SearchPage = {
        href: hrefOf(id) ?? '',
        title,
        chapter: chapter.title,
        ...(numbered && { number: place + 1 }),
        text: oneAfterTheOther(lines),
      };
      const said = [{ text: title, times: IN_TITLE }, { text: chapter.title, times: IN_CHAPTER }, ...lines];
      return { page, said };
    }),
  );
  const stems = weigh(
    told.map(({ said }) => said),
    stemsIn,
  );
  return {
    lang: content.lang,
    pages: told.map(({ page }) => page),
    stems: [...stems].map(([one, postings]) => `;${one} ${writePostings(postings)}`).join(''),
    synonyms: Object.fromEntries(synonymsIn(stems, language, stemsIn)),
    weightless,
  };
};
