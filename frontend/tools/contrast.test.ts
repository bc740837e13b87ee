import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pairs } from './contrast/pairs';
import { contrast } from './contrast/ratio';
import { type Look, readTokens } from './contrast/tokens';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf-8');
const tokens = read('packages/ui/src/styles/tokens.css');
const brandFiles = globSync('apps/studio/public/admin/brands/*.css', { cwd: root }).sort();

const mayReplace = /^--lv-(primary-(50|[1-9]00|950)|thread|desk)$/;

const tooFaint = (sheets: string[], look: Look) => {
  const token = readTokens(sheets, look);
  return pairs.flatMap(({ front, back, least }) => {
    const measured = contrast(token(front), token(back));
    return measured < least ? [`${front} on ${back}: ${measured.toFixed(2)} < ${least}`] : [];
  });
};

const hosts = [
  { host: 'our own host', sheets: [tokens], brand: undefined },
  ...brandFiles.map((file) => ({ host: file, sheets: [tokens, read(file)], brand: basename(file, '.css') })),
];

describe.each(hosts)('A11Y1: $host', ({ sheets, brand }) => {
  it.each([false, true])('can be read, dark: %s', (dark) => {
    expect(tooFaint(sheets, { brand, dark })).toEqual([]);
  });
});

describe('a brand', () => {
  it('has a sheet of its own, which the application does not load by itself', () => {
    expect(brandFiles.length).toBeGreaterThan(0);
    expect(tokens).not.toContain('data-brand');
  });

  it.each(brandFiles)('replaces only what belongs to a host: %s', (file) => {
    const replaced = [...read(file).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);

    expect(replaced.filter((name) => !mayReplace.test(name))).toEqual([]);
    expect(readTokens([tokens, read(file)], { brand: basename(file, '.css'), dark: false })('action')).not.toBe(
      readTokens([tokens], { dark: false })('action'),
    );
  });
});

describe('the measure', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#214ca4', '#214ca4', 1],
  ])('of %s on %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('finds what is too faint', () => {
    const faint = ':root[data-brand="pale"] { --lv-primary-700: #c7ddff; }';

    expect(tooFaint([tokens, faint], { brand: 'pale', dark: false })).toContain('on-action on action: 1.38 < 4.5');
  });
});
