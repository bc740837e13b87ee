import type { RichText } from './richText';

/* A living value in running text: no letter, and as good a beginning as a capital. */
const VALUE = '\uFFFC';

const running = (text: RichText) =>
  text
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? '\n' : VALUE;
    })
    .join('');

/* Neither an initial ("M. Roux") nor an abbreviation ends a sentence; "CSE." does. */
const abbreviation = String.raw`(?<!\p{L})(?:\p{Lu}|[Aa]rt|Mme|Dr|n|[Tt]él)`;
const beginning = String.raw`(?=[\p{Lu}«"“${VALUE}])`;
const ending = new RegExp(String.raw`(?<!${abbreviation})[.!?…](?:\s?["»”])?\s+${beginning}|\n\s*${beginning}`, 'gu');

const slice = (text: RichText, from: number, to: number) => {
  let next = 0;
  return text.flatMap((inline): RichText => {
    const start = next;
    next += inline.type === 'text' ? inline.text.length : 1;
    if (inline.type !== 'text') return from <= start && start < to ? [inline] : [];
    const words = inline.text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return words ? [{ ...inline, text: words }] : [];
  });
};

/** The sentences of a text, whatever is bold or linked in them, each with the space behind it. */
export const sentencesOf = (text: RichText): RichText[] => {
  const words = running(text);
  const ends = [...[...words.matchAll(ending)].map((match) => match.index + match[0].length), words.length];
  return ends.map((end, place) => slice(text, ends[place - 1] ?? 0, end));
};

const withoutLastSpace = (text: RichText): RichText => {
  const last = text.at(-1);
  if (!last || last.type === 'value') return text;
  const words = last.type === 'text' ? last.text.trimEnd() : '';
  const before = text.slice(0, -1);
  return last.type === 'text' && words ? [...before, { ...last, text: words }] : withoutLastSpace(before);
};

/** Sentences as a text again. */
export const joinSentences = (sentences: readonly RichText[]) => withoutLastSpace(sentences.flat());
