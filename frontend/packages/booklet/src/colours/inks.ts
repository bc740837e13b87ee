import type { Colours } from '../theme';
import { contrast, luminance } from './contrast';
import { mix, shade, toOklab } from './oklab';
import { asMuchAs, firstReadableOn, readableOn } from './readable';
import { toRgb } from './rgb';

export const isDark = ({ background, text }: Colours) => luminance(toRgb(background)) < luminance(toRgb(text));

/** What stands behind text: the background, sheets that lie on it, and what is set apart. Text can be read on all. */
export const groundsOf = (colours: Colours) => {
  const { primary, background, text } = colours;
  const [dark, lightness] = [isDark(colours), toOklab(background)[0]];
  const readable = (ground: string) => contrast(text, ground) >= 4.5;
  const sheet = dark ? mix(background, '#ffffff', 0.06) : '#ffffff';
  return {
    background,
    surface: asMuchAs(sheet, background, readable),
    soft: asMuchAs(shade(primary, lightness + (dark ? 0.06 : -0.035), 0.013), background, readable),
  };
};

type Grounds = ReturnType<typeof groundsOf>;

/** The nearest shade that can be read wherever the views put text. */
export const inkFor = (colour: string, text: string, grounds: Grounds) =>
  readableOn(colour, Object.values(grounds), text);

/** The text, paler: as much of the background in it as leaves a contrast on every ground. */
export const paler = ({ text, background }: Colours, grounds: Grounds, share: number, ratio: number) =>
  asMuchAs(mix(text, background, share), text, (ink) =>
    Object.values(grounds).every((ground) => contrast(ink, ground) >= ratio),
  );

export const secondaryInk = (colours: Colours, grounds = groundsOf(colours)) => paler(colours, grounds, 0.28, 4.5);

export const buttonInk = ({ primary, background, text }: Colours) =>
  firstReadableOn(primary, ['#ffffff', background, text]);
