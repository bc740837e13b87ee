import { contrast, luminance } from './contrast';
import { limitsAgainst, nearestWithin } from './nearest';
import { mix } from './oklab';
import { toRgb } from './rgb';

const isDarker = (one: string, other: string) => luminance(toRgb(one)) < luminance(toRgb(other));
const STEPS = 16;

/** As much of a colour, mixed into another, as passes; the other alone, if nothing more does. */
export const asMuchAs = (colour: string, base: string, passes: (mixed: string) => boolean) => {
  for (let step = 0; step < STEPS; step++) {
    const mixed = mix(colour, base, step / STEPS);
    if (passes(mixed)) return mixed;
  }
  return base;
};

/** The nearest shade that can be read on all of these, darker or lighter than them as the text of the booklet is. */
export const readableOn = (colour: string, backs: readonly string[], text: string, ratio = 4.5) => {
  const [darkest = text, ...lighter] = backs.toSorted((one, other) => (isDarker(one, other) ? -1 : 1));
  const limit = isDarker(text, darkest)
    ? limitsAgainst(darkest, ratio).darker
    : limitsAgainst(lighter.at(-1) ?? darkest, ratio).lighter;
  return nearestWithin(colour, limit) ?? text;
};

/** The first of these that can be read on a colour; black or white always can. */
export const firstReadableOn = (colour: string, candidates: readonly string[]) =>
  [...candidates, '#ffffff', '#000000'].find((candidate) => contrast(candidate, colour) >= 4.5) ?? '#000000';
