import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultTheme } from './theme';
import { themeVariables } from './themeVariables';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(join(folder, file), 'utf-8');
const sheets = globSync('**/*.css', { cwd: folder, exclude: ['fonts/**'] }).sort();
/* And the script of readers, which adds what only they have. */
const views = globSync(['**/*.tsx', '../../../apps/reader/src/**/*.{ts,tsx}'], {
  cwd: folder,
  exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
});

/* Written by a view with what it shows: where the title stands, how large the object is. */
const built = [
  'lvr-cover-top',
  'lvr-book-top',
  'lvr-cover-band',
  'lvr-book-band',
  'lvr-book-table',
  'lvr-book-row',
].concat('lvr-book-card');

/* What the studio shows of a booklet in its lists, and no reader. */
const STUDIO = 'list/book.css';

describe('the style of a booklet', () => {
  it('is all in the sheet that is served', () => {
    const imported = ['styles.css', 'everywhere.css', 'later.css'].flatMap((sheet) =>
      [...read(sheet).matchAll(/@import "\.\/([^"]+)"/g)].map(([, file]) => file),
    );

    expect(imported.sort()).toEqual(sheets.filter((file) => file !== 'styles.css' && file !== STUDIO));
  });

  it('reads only what a theme gives, what it says itself, and the height of the frame that shows it', () => {
    const said = sheets.flatMap((file) => [...read(file).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
    const given = [...Object.keys(themeVariables(defaultTheme)), ...said];
    const asked = sheets.flatMap((file) => [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

    expect(asked.filter((name) => !(given.includes(name) || name === '--lvr-screen'))).toEqual([]);
  });

  it('has the classes that views give, and no other', () => {
    const given = views.flatMap((file) =>
      [...read(file).matchAll(/\blvr-[a-z-]*[a-z]\b(?!-\$)/g)].map(([name]) => name),
    );
    const dressed = sheets.flatMap((file) => [...read(file).matchAll(/\.(lvr-[\w-]+)/g)].map(([, name = '']) => name));

    expect([...new Set(given)].filter((name) => !dressed.includes(name))).toEqual([]);
    expect([...new Set(dressed)].filter((name) => !(given.includes(name) || built.includes(name)))).toEqual([]);
  });
});
