import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

type Messages = { [key: string]: Messages | string };

/* What people may type to find something, which no screen says. */
const searched = ['words', 'synonyms'];

const sentencesOf = (messages: Messages): string[] =>
  Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return sentencesOf(value);
    return searched.includes(key) ? [] : [value];
  });

/** All that the studio says in a language, without what is filled in. */
const said = (language: 'fr' | 'en') =>
  globSync([`apps/studio/src/locales/${language}/*.json`, `packages/blocks/src/*/words.${language}.json`], {
    cwd: root,
  })
    .flatMap((file) => sentencesOf(JSON.parse(readFileSync(join(root, file), 'utf-8'))))
    .map((sentence) => sentence.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' '))
    .join('\n');

const occurs = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[/.]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const listed = (cell: string | undefined) => (cell ?? '').split(',').map((word) => word.trim());

/** The rows of a table of the document that has so many columns. */
const rowsOf = (columns: number) =>
  readFileSync(resolve(root, '../docs/how-to/words.md'), 'utf-8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns)
    .slice(1);

const [words, notYet] = [rowsOf(5), rowsOf(2)];
const [french, english] = [said('fr'), said('en')];

describe('the words of words.md', () => {
  it('are enough to be worth a look, and each has one row', () => {
    const names = words.map(([name]) => name);

    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
    expect(words.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
    expect(notYet).toHaveLength(4);
  });

  it('are said on a screen, in both languages', () => {
    const unsaid = words.flatMap(([fr = '', en = '']) => [
      ...(occurs(fr, french) ? [] : [fr]),
      ...(occurs(en, english) ? [] : [en]),
    ]);

    expect(unsaid).toEqual([]);
  });

  it('leave no room for those that are not said, or not yet', () => {
    const [inFrench, inEnglish] = [
      [...words.map((row) => row[3]), ...notYet.map((row) => row[0])].flatMap(listed),
      [...words.map((row) => row[4]), ...notYet.map((row) => row[1])].flatMap(listed),
    ];

    expect(inFrench.filter((word) => occurs(word, french))).toEqual([]);
    expect(inEnglish.filter((word) => occurs(word, english))).toEqual([]);
  });
});
