import type { AnyBlock, RichText } from '@livretier/blocks';
import type { Check } from '../types';
import { complain } from './each';
import smallWords from './smallWords.json';

/* Small words tell a language: a sentence of eight words has two or three of its own and none of the other. */
const small = Object.entries(smallWords).map(([lang, words]) => ({ lang, words: new Set(words) }));
const [fewestWords, share] = [5, 0.25];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The language that a text seems to be in; nothing when it is too short or could be either. */
export const guessLanguage = (text: string) => {
  const words = wordsOf(text);
  if (words.length < fewestWords) return undefined;
  const shares = small
    .map(({ lang, words: known }) => ({ lang, share: words.filter((word) => known.has(word)).length / words.length }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  return first && second && first.share >= share && first.share >= second.share * 2 ? first.lang : undefined;
};

const isMarked = (inline: RichText[number]) =>
  inline.type !== 'break' && (inline.marks ?? []).some(({ type }) => type === 'language');

/** What no mark says the language of. */
const unmarked = (text: RichText) =>
  text.map((inline) => (inline.type === 'text' && !isMarked(inline) ? inline.text : ' ')).join('');

const excerpt = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** Words of another language say which: a screen reader would read them with the wrong voice. */
export const checkLanguage =
  (pageLanguage: string): Check =>
  (blocks) => {
    const texts = blocks.flatMap((block): { block: AnyBlock; text: string }[] =>
      'text' in block && block.text.length > 0 ? [{ block, text: unmarked(block.text).trim() }] : [],
    );
    const issues = texts.flatMap(({ block, text }) => {
      const lang = guessLanguage(text);
      if (!lang || lang === pageLanguage) return [];
      const values = { lang, words: excerpt(text) };
      return [complain('language', block, { fault: 'foreign', values, fixes: [{ kind: 'language', lang }] })];
    });
    return { checked: texts.length, issues };
  };
