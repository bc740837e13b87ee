import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast/ratio';

const folder = resolve(import.meta.dirname, '../packages/blocks/src');
const read = (file: string) => readFileSync(join(folder, file), 'utf-8');
const sheets = globSync('**/*.css', { cwd: folder }).sort();
const theme = Object.fromEntries(
  [...read('theme.css').matchAll(/--lvr-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);
const colour = (name: string) => theme[name] ?? '';

const texts = ['ink', 'ink-2', 'primary-ink', 'accent-ink'].flatMap((front) =>
  ['bg', 'surface', 'soft'].map((back) => [front, back]),
);
/* What calls out, and what a comparison marks. */
const tones = ['info', 'warning', 'danger', 'tip', 'mark', 'other', 'added', 'removed'].map((tone) => [
  `${tone}-ink`,
  `${tone}-soft`,
]);

describe('the default colours of a booklet', () => {
  it.each([...texts, ...tones, ['on-primary', 'primary'], ['cover-ink', 'cover']])(
    '%s on %s can be read',
    (front, back) => {
      expect(contrast(colour(front ?? ''), colour(back ?? ''))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['bg', 'surface', 'soft'])('the frame of a choice is seen on %s', (back) => {
    expect(contrast(colour('line-input'), colour(back))).toBeGreaterThanOrEqual(3);
  });
});

describe('the stylesheets of a booklet', () => {
  it('are all in the one that is served', () => {
    const imported = [...read('styles.css').matchAll(/@import "\.\/([^"]+)"( print)?;/g)];
    const paper = imported.filter(([, , print]) => print).map(([, file]) => file);

    expect(imported.map(([, file]) => file).sort()).toEqual(
      sheets.filter((file) => file !== 'styles.css' && !file.startsWith('editor/')),
    );
    expect(paper.sort()).toEqual(sheets.filter((file) => basename(file) === 'print.css'));
  });

  it('read only what a theme gives: never the clothes of the application', () => {
    const known = new Set(
      [...sheets.flatMap((file) => [...read(file).matchAll(/(--lvr-[\w-]+):/g)])].map(([, name]) => name),
    );
    const asked = sheets.flatMap((file) =>
      [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => [file, name]),
    );

    expect(asked.filter(([file = '', name = '']) => !(known.has(name) || file.startsWith('editor/')))).toEqual([]);
  });

  it('have every class that a view gives, and no other', () => {
    const views = globSync('**/*.tsx', { cwd: folder, exclude: ['editor/**', '**/*.test.tsx', '**/*.stories.tsx'] });
    const given = views.flatMap((file) => [...read(file).matchAll(/\blvb-[\w-]+/g)].map(([name]) => name));
    const dressed = sheets.flatMap((file) => [...read(file).matchAll(/\.(lvb-[\w-]+)/g)].map(([, name]) => name));

    expect([...new Set(given)].filter((name) => !dressed.includes(name))).toEqual([]);
    expect(
      [...new Set(dressed)].filter((name) => !(given.includes(name ?? '') || outside.includes(name ?? ''))),
    ).toEqual([]);
  });
});

/* Given by the page around the blocks: the renderer's. */
const outside = ['lvb-body', 'lvb-title'];

describe('a folder of a block', () => {
  const folders = globSync('*/index.tsx', { cwd: folder }).map((file) => dirname(file));

  it.each(folders)('%s has its words, its sample, its look, its story and its test', (type) => {
    for (const file of [
      'words.fr.json',
      'words.en.json',
      'sample.ts',
      `${type}.css`,
      `${type}.stories.tsx`,
      `${type}.test.tsx`,
    ])
      expect(() => read(`${type}/${file}`)).not.toThrow();
  });
});
