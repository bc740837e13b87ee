import { contrast, luminance } from './contrast';
import { bandsAgainst, nearestWithin } from './nearest';
import { toRgb } from './rgb';

const isDarker = (one: string, other: string) => luminance(toRgb(one)) < luminance(toRgb(other));

/** The nearest shade that can be read on all of these, darker or lighter than them as the text of the booklet is. */
export const readableOn = (colour: string, backs: readonly string[], text: string, ratio = 4.5) => {
  const bands = backs.map((back) => bandsAgainst(back, ratio));
  const band = backs.every((back) => isDarker(text, back))
    ? { least: 0, most: Math.min(...bands.map(({ darker }) => darker.most)) }
    : { least: Math.max(...bands.map(({ lighter }) => lighter.least)), most: 1 };
  return nearestWithin(colour, band) ?? text;
};

/** The nearest shade of a ground on which the text of the booklet, which can be read on its background, still can. */
export const groundFor = (text: string, colour: string, background: string) => {
  const { darker, lighter } = bandsAgainst(text, 4.5);
  return nearestWithin(colour, isDarker(text, background) ? lighter : darker) ?? background;
};

/** The first of these that can be read on a colour; black or white always can. */
export const firstReadableOn = (colour: string, candidates: readonly string[]) =>
  [...candidates, '#ffffff', '#000000'].find((candidate) => contrast(candidate, colour) >= 4.5) ?? '#000000';
