import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './colours/contrast';
import { darkOf } from './colours/darkOf';
import { isDark } from './colours/inks';
import { pairs } from './colours/pairs';
import { darkSheet } from './darkSheet';
import { fontNames, fonts } from './fonts';
import { type Colours, defaultTheme, paletteNames, palettes, type Theme } from './theme';
import { themeSheet } from './themeSheet';
import { themeVariables } from './themeVariables';

/* Where the views write text, and on what. */
const written = [
  ...['ink', 'ink-2', 'primary-ink', 'accent-ink'].flatMap((ink) => ['bg', 'surface', 'soft'].map((on) => [ink, on])),
  ...['info', 'warning', 'danger', 'tip', 'mark', 'other', 'added', 'removed'].map((tone) => [
    `${tone}-ink`,
    `${tone}-soft`,
  ]),
  ['on-primary', 'primary'],
  ['cover-ink', 'cover'],
];

const tooFaint = (colours: Colours) => {
  const variables = themeVariables({ ...defaultTheme, colours });
  const ratio = (ink = '', on = '') => contrast(variables[`--lvr-${ink}`] ?? '', variables[`--lvr-${on}`] ?? '');
  return [
    ...written.filter(([ink, on]) => ratio(ink, on) < 4.5),
    ...['bg', 'surface', 'soft'].map((on) => ['line-input', on]).filter(([ink, on]) => ratio(ink, on) < 3),
  ];
};

let seed = 7;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
};

const compliant = () => {
  for (;;) {
    const [background, text, accent] = [random(), random(), random()];
    if (contrast(text, background) >= 4.5 && contrast(accent, background) >= 4.5)
      return { primary: random(), accent, background, text };
  }
};

describe('a theme', () => {
  it('can be read everywhere, whatever its colours are, when these can', () => {
    const themes = Array.from({ length: 300 }, compliant);

    expect(themes.filter((colours) => tooFaint(colours).length > 0)).toEqual([]);
    expect(themes.flatMap(pairs).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it.each(paletteNames)('%s passes', (name) => {
    expect(pairs(palettes[name]).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    expect(tooFaint(palettes[name])).toEqual([]);
  });

  it('can be read as well at night, whatever its colours are', () => {
    const themes = [...Array.from({ length: 300 }, compliant), ...Object.values(palettes)];
    const dark = themes.map(darkOf);

    expect(dark.filter((colours) => !isDark(colours) || tooFaint(colours).length > 0)).toEqual([]);
    expect(darkSheet(defaultTheme)).toContain(`--lvr-bg: ${darkOf(palettes.plateau).background};`);
  });

  it('is, when nobody chose one, what blocks wear by themselves', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../../blocks/src/theme.css'), 'utf-8');

    expect(sheet.slice(sheet.indexOf('.lvb-page'))).toBe(themeSheet(defaultTheme));
  });

  it('dresses what it is told to', () => {
    const sheet = themeSheet({ ...defaultTheme, fonts: { title: 'lexend', text: 'literata' }, size: 21 }, '.preview');

    expect(sheet).toMatch(/^\.preview \{\n {2}--lvr-bg: #fbf7ee;\n[^{}]*\}\n$/);
    expect(sheet).toContain('--lvr-title: "Lexend Variable", system-ui, sans-serif;');
    expect(sheet).toContain('--lvr-body: "Literata Variable", georgia, serif;');
    expect(sheet).toContain('--lvr-size: 21px;');
  });

  it.each<[string, Partial<Record<keyof Theme, unknown>>]>([
    ['a colour', { colours: { ...palettes.encre, accent: 'red;} body{display:none' } }],
    ['a font', { fonts: { title: 'constructor', text: 'lexend' } }],
    ['a size', { size: '17px;} x{' }],
  ])('cannot break out of its sheet by %s', (_, change) => {
    expect(() => themeSheet({ ...defaultTheme, ...change } as Theme)).toThrow();
  });

  it('cannot break out of its sheet by a selector', () => {
    expect(() => themeSheet(defaultTheme, 'a{} b')).toThrow();
  });
});

describe('the fonts', () => {
  it('are eight, of which two for easy reading', () => {
    expect(fontNames).toHaveLength(8);
    expect(fontNames.filter((name) => fonts[name].easy)).toEqual(['atkinson', 'lexend']);
  });
});
