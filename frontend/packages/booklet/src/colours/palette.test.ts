import { describe, expect, it } from 'vitest';
import { palettes } from '../theme';
import { coloursFromLogo } from './coloursFromLogo';
import { pairs } from './pairs';
import { paletteFrom } from './palette';
import { toRgb } from './rgb';
import { simulate } from './simulate';

/** Pixels of colours, as many as is said; an alpha of 0 where there is no colour. */
const logo = (...parts: [string | null, number][]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([colour, count]) =>
      Array.from({ length: count }, () => (colour ? [...toRgb(colour), 255] : [30, 85, 69, 0])).flat(),
    ),
  );

const maison = logo(
  [null, 800],
  ['#ffffff', 500],
  ['#fdfdfb', 60],
  ['#1e5545', 590],
  ['#245a4a', 20],
  ['#8db99f', 180],
  ['#e5a15f', 120],
  ['#5b2d0c', 90],
  ['#c03030', 10],
);

describe('the colours of a logo', () => {
  it('are those that are printed, by what they can be used for', () => {
    expect(paletteFrom(maison).map(({ colour, share, role }) => [colour, Math.round(share * 100), role])).toEqual([
      ['#1e5545', 60, 'primary'],
      ['#8db99f', 18, 'soft'],
      ['#e5a15f', 12, 'accent'],
      ['#5b2d0c', 9, null],
    ]);
  });

  it('are at most six', () => {
    const hues = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#101010', '#808080'];

    expect(paletteFrom(logo(...hues.map((hue): [string, number] => [hue, 10])))).toHaveLength(6);
  });

  it('are none in a white logo', () => {
    expect(paletteFrom(logo([null, 50], ['#ffffff', 50]))).toEqual([]);
    expect(coloursFromLogo([], palettes.encre)).toEqual(palettes.encre);
  });

  it.each([
    ['a green house', maison],
    ['a yellow sun', logo(['#ffd400', 90], ['#fff3a0', 40])],
    ['a grey mark', logo(['#777777', 100])],
    ['black letters with a pink dot', logo(['#000000', 80], ['#ff5fa2', 20], ['#cfd8dc', 30])],
  ])('make a booklet that can be read: %s', (_, pixels) => {
    const found = paletteFrom(pixels);
    const colours = coloursFromLogo(found, palettes.plateau);

    expect(colours.primary).toBe(found.find(({ role }) => role === 'primary')?.colour);
    expect(pairs(colours).filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });
});

describe('a colour seen by somebody who cannot tell red from green', () => {
  it('keeps greys, and brings red and green together', () => {
    expect(simulate('#808080', 'deuteranopia')).toBe('#808080');
    expect(simulate('#1e5545', 'deuteranopia')).toBe('#4a4a46');
  });
});
