/** U+202F: the thin space of French punctuation, where no line breaks. */
export const THIN = '\u202f';

/** What becomes of the end of the text before the caret once something is typed: how much of it goes, and what comes. */
export type Typeset = { taken: number; text: string };

const HIGH = /[;!?]/;
const ADDRESS = /(?:[/@]|www\.|\{\{)\S*$/i;
const WORD_END = /[\p{L}\p{N})\]%€…»”]$/u;
const BLANK_END = /[ \u00a0]$/;

/** A thin space before the sign, instead of the space that was typed there. */
const spaced = (before: string, sign: string): Typeset | undefined => {
  if (BLANK_END.test(before) && before.trim()) return { taken: 1, text: THIN + sign };
  return WORD_END.test(before) ? { taken: 0, text: THIN + sign } : undefined;
};

const hasOpenQuote = (before: string) => before.lastIndexOf('«') > before.lastIndexOf('»');

const quote = (before: string): Typeset | undefined => {
  if (!hasOpenQuote(before)) return { taken: 0, text: `«${THIN}` };
  return before.endsWith(THIN) && before.at(-2) !== '«' ? { taken: 0, text: '»' } : (spaced(before, '»') ?? undefined);
};

/** A colon waits for the space after it: 10:30 and https: are no sentences. */
const space = (before: string): Typeset | undefined => {
  if (before.endsWith(`«${THIN}`)) return { taken: 0, text: '' };
  const sentence = /^(.*[^\s:]):$/su.exec(before)?.[1];
  return sentence && WORD_END.test(sentence) ? { taken: 1, text: `${THIN}: ` } : undefined;
};

/** What French typography makes of a sign typed after these words; nothing where it stays as it is. */
export const frenchTyped = (before: string, sign: string): Typeset | undefined => {
  if (sign === ' ') return ADDRESS.test(before) ? undefined : space(before);
  if (sign === '»') return spaced(before, sign);
  if (sign === '«') return { taken: 0, text: `«${THIN}` };
  if (ADDRESS.test(before)) return undefined;
  if (sign === "'") return /\p{N}$/u.test(before) ? undefined : { taken: 0, text: '’' };
  if (sign === '"') return quote(before);
  if (sign === ':') return BLANK_END.test(before) ? spaced(before, sign) : undefined;
  return HIGH.test(sign) && sign.length === 1 ? spaced(before, sign) : undefined;
};
