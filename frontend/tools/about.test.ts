import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf-8');

type Entry = { always: boolean; about: string[] };
const table: Record<string, Entry> = JSON.parse(read('e2e/about.json'));
const files = globSync('e2e/{tests,catalogue}/*.spec.ts', { cwd: root }).sort();

describe('what each file of browser tests is about', () => {
  it('is written for every file, and for no other', () => {
    expect(Object.keys(table).sort()).toEqual(files);
  });

  it.each(Object.entries(table))('%s names folders that exist', (_, { about }) => {
    expect(about).not.toEqual([]);
    expect(about.filter((folder) => !existsSync(resolve(root, folder)))).toEqual([]);
  });

  it('lets some always run, and others take turns', () => {
    const always = files.filter((file) => table[file]?.always);

    expect(always.length).toBeGreaterThan(3);
    expect(always.length).toBeLessThan(files.length / 4);
  });
});

it('no title of a browser test has the sign that parts its name', () => {
  const titles = files.flatMap((file) => [...read(file).matchAll(/\b(?:test|bare|describe)\(\s*(['"`].*)/g)]);

  expect(titles.length).toBeGreaterThan(100);
  expect(titles.map(([, title]) => title).filter((title) => title?.includes('›'))).toEqual([]);
});
