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

/* The last table of words.md: forms that take everybody for a man, and those that nobody can read aloud. */
const oneGender = [
  /(êtes|serez|étiez|avez été) ((déjà|bien|encore|pas|plus|toujours) )*(?!(ici|aussi|ainsi)(?!\p{L}))\p{L}+[éiu](?!\p{L})/iu,
  /(?<!\p{L})est (mentionné|invité|connecté)(?!\p{L})/iu,
  /(?<!\p{L})(déjà invités?|encore inscrit)(?!\p{L})/iu,
  /(?<!\p{L})(nouveaux? venus?|chacun \p{L}+ lui-même|il veut|pour ceux qui)(?!\p{L})/iu,
  /(êtes-vous|vous êtes) un(?!\p{L})/iu,
  /\p{L}[·•]\p{L}|\p{L}\((e|ne|rice|trice)s?\)/u,
];
const server = readFileSync(resolve(root, '../backend/shared/texts/fr-FR.json'), 'utf-8');

describe('French sentences', () => {
  it('are for both genders', () => {
    const sentences = `${french}\n${server}`.split('\n');

    expect(sentences.filter((sentence) => oneGender.some((form) => form.test(sentence)))).toEqual([]);
  });

  it.each(['Vous êtes mentionné ici', 'Léa est invité', '2 déjà invités', 'Chacun va où il veut', 'Un·e collègue'])(
    'would not be so with « %s »',
    (sentence) => {
      expect(oneGender.some((form) => form.test(sentence))).toBe(true);
    },
  );
});

describe('the words of words.md', () => {
  it('are enough to be worth a look, and each has one row', () => {
    const names = words.map(([name]) => name);

    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
    expect(words.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
    expect(notYet).toHaveLength(3);
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

describe('one thing', () => {
  const studio = (language: 'fr' | 'en', file: string): Messages =>
    JSON.parse(readFileSync(join(root, `apps/studio/src/locales/${language}/${file}.json`), 'utf-8'));
  const at = (messages: Messages, path: string) =>
    path.split('.').reduce<Messages | string>((found, key) => (found as Messages)[key] ?? '', messages);

  it.each([
    ['fr', 'fr-FR'],
    ['en', 'en-GB'],
  ] as const)(
    'is told alike by the screen and the server, in %s: a door that closes before it opens',
    (language, locale) => {
      const texts = JSON.parse(readFileSync(resolve(root, `../backend/shared/texts/${locale}.json`), 'utf-8'));

      expect(at(studio(language, 'reading'), 'dates.before')).toBe(texts['fields.closes_before_opening']);
    },
  );

  it('has one name on the screens of the creation, the library and the editor: how much a page matters', () => {
    const names = [
      at(studio('fr', 'creation'), 'importances.important.name'),
      at(studio('fr', 'library'), 'chapters.importance.important'),
      at(studio('fr', 'editor'), 'importance.important'),
    ];

    expect(new Set(names)).toEqual(new Set(['Importante']));
  });

  it('is said as French says it, by the screens and by the server', () => {
    const all = `${french}\n${server}`;

    expect(all).toMatch(/Donnez-lui-en un/);
    expect(all).not.toMatch(/[Dd]onnez-lui en/);
    expect(all).toMatch(/n’ouvrira plus le livret/);
    expect(all).not.toMatch(/(lien|code|ancien) [^.]*ne s’ouvrira plus/i);
    expect(all).toMatch(/déclarée? sans objet/i);
    expect(all).not.toMatch(/(marquée?|mise?|passée?|rendue?) sans objet/i);
    expect(french).toMatch(/Garder ma session ouverte/);
  });

  it('is accepted, the other noted: the terms of use, and how data are protected', () => {
    expect(at(studio('fr', 'accounts'), 'terms.accept')).toMatch(
      /j’accepte les conditions d’utilisation, et j’ai pris connaissance de la politique de protection/,
    );
  });
});
