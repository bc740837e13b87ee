import type { Forms } from '../types';

const blank = /{{[^{}]*}}|{[^{}]*}|<[^<>]*>/g;
const number = ['{{count}}', '{{number}}', '{count}'];
/** « un livret » needs no number. */
const namedByTheWord = ['zero', 'one', 'two'];

/** Blanks that are filled in and tags around words, in their order. */
export const blanksOf = (text: string): string[] => text.match(blank) ?? [];

/** A text in its parts: words, and what has to stay as it is. */
export const partsOf = (text: string) => {
  const blanks = blanksOf(text);
  return text.split(blank).flatMap((words, index) => {
    const kept = blanks[index];
    return [{ words, kept: false }, ...(kept === undefined ? [] : [{ words: kept, kept: true }])];
  });
};

const without = (from: readonly string[], taken: readonly string[]) =>
  taken.reduce<string[]>(
    (left, one) => {
      const at = left.indexOf(one);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    [...from],
  );

export type Difference = { missing: string[]; extra: string[] };

const differenceTo = (example: string, category: string, text: string): Difference => {
  const [given, wanted] = [blanksOf(text), blanksOf(example)];
  const free = namedByTheWord.includes(category) ? number : [];
  return {
    missing: without(wanted, given).filter((one) => !free.includes(one)),
    extra: without(given, wanted),
  };
};

/** The same form of the source, and its most general one: their categories mean other numbers. */
const examplesOf = (source: Forms, category: string) => [category, 'other', ''].flatMap((name) => source[name] ?? []);

/** What a text lacks or has too much of; nothing where it can stand for its source. */
export const differenceOf = (source: Forms, category: string, text: string): Difference | undefined => {
  const found = examplesOf(source, category).map((example) => differenceTo(example, category, text));
  const sizes = found.map(({ missing, extra }) => missing.length + extra.length);
  const least = Math.min(...sizes);
  return least > 0 && sizes.length > 0 ? found[sizes.indexOf(least)] : undefined;
};

/** What every form keeps, each once: what a translator may put in. */
export const offeredBlanks = (source: Forms) => [...new Set(Object.values(source).flatMap(blanksOf))];
