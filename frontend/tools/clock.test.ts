import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importClock } from './clock/importClock';

const root = resolve(import.meta.dirname, '../..');
const sources = ['frontend/{apps,packages}/*/{src,test}/**/*.{ts,tsx}', 'frontend/{test,tools}/**/*.ts', 'e2e/**/*.ts'];

/** Every line that reads the clock at import, also through functions of other modules. */
const linesOf = (codes: Map<string, string>) => {
  const written = [...codes].filter(([, code]) => /\bDate\b|\bdayjs\b|\bperformance\b/.test(code));
  const clocks = new Set(written.flatMap(([file, code]) => [...importClock(file, code).clocks]));
  const asked = new RegExp(`\\b(?:Date|dayjs|performance|${[...clocks].join('|')})\\b`);
  return [...codes]
    .filter(([, code]) => asked.test(code))
    .flatMap(([file, code]) => importClock(file, code, clocks).lines.map((line) => `${file}:${line}`));
};

describe('the clock', () => {
  /* Between the import of a file and its last test a minute passes, or midnight. */
  it('is never read while a module is imported', () => {
    const files = globSync(sources, { cwd: root }).filter((file) => !/node_modules|\/dist\//.test(file));
    const codes = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf-8')]));

    expect(files.length).toBeGreaterThan(500);
    expect(linesOf(codes)).toEqual([]);
  });

  it('is not read through another module either', () => {
    const codes = new Map([
      ['period.ts', 'export const today = () => new Date();'],
      ['period.test.ts', "import { today } from './period';\nconst day = today();"],
    ]);

    expect(linesOf(codes)).toEqual(['period.test.ts:2']);
  });

  it.each([
    'const now = new Date();',
    'export const soon = { until: new Date(Date.now() + 1).toISOString() };',
    'const inDays = (days: number) => Date.now() + days;\nconst due = inDays(3);',
    'const now = () => Date.now();\nfunction later() { return now() + 1; }\nexport default later();',
    'class Saver { static since = performance.now(); }',
    "describe('a day', () => { const today = new Date(); });",
    "describe.each([1])('a day', () => { const today = new Date(); });",
    'const now = (() => Date.now())();',
    'const today = vi.hoisted(() => new Date());',
  ])('is read at import by: %s', (code) => {
    expect(importClock('planted.ts', code).lines).toHaveLength(1);
  });

  it.each([
    'const march = new Date(2027, 2, 16);',
    'export const today = () => new Date();',
    'export const today = (now = new Date()) => now;',
    'class Saver { since = Date.now(); }',
    "it('opens', () => { const now = Date.now(); });",
    "describe('a day', () => { it('opens', () => { const now = new Date(); }); });",
  ])('is not read at import by: %s', (code) => {
    expect(importClock('planted.ts', code).lines).toEqual([]);
  });
});
