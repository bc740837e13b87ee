import { luminance } from './colours/contrast';
import { mix, shade } from './colours/oklab';
import { firstReadableOn, groundFor, readableOn } from './colours/readable';
import { toRgb } from './colours/rgb';
import { fonts } from './fonts';
import type { Colours, Theme } from './theme';
import { tones } from './tones';

export type Variables = Record<`--lvr-${string}`, string>;

/** Grounds, inks and lines: each ink can be read wherever the views put it, when the four colours can. */
const derive = ({ primary, accent, background, text }: Colours): Variables => {
  const dark = luminance(toRgb(background)) < luminance(toRgb(text));
  const surface = groundFor(text, dark ? mix(background, '#ffffff', 0.06) : '#ffffff', background);
  const soft = groundFor(text, mix(background, primary, 0.1), background);
  const grounds = [background, surface, soft];
  const primaryInk = readableOn(primary, grounds, text);
  const cover = shade(accent, 0.83, 0.095);
  return {
    '--lvr-bg': background,
    '--lvr-surface': surface,
    '--lvr-soft': soft,
    '--lvr-line': mix(background, text, 0.13),
    '--lvr-line-input': readableOn(mix(background, text, 0.5), grounds, text, 3),
    '--lvr-ink': text,
    '--lvr-ink-2': readableOn(mix(text, background, 0.26), grounds, text),
    '--lvr-primary': primary,
    '--lvr-on-primary': firstReadableOn(primary, ['#ffffff', text]),
    '--lvr-primary-ink': primaryInk,
    '--lvr-accent': accent,
    '--lvr-accent-ink': readableOn(accent, grounds, text),
    '--lvr-cover': cover,
    '--lvr-cover-ink': readableOn(mix(primary, '#000000', 0.2), [cover], '#000000', 7),
    ...tones(dark),
    '--lvr-tip-soft': soft,
    '--lvr-tip-ink': primaryInk,
  };
};

/* A list shows many covers, and most wear the same. */
const known = new Map<string, Variables>();

const colourVariables = (colours: Colours) => {
  const key = [colours.primary, colours.accent, colours.background, colours.text].join();
  const found = known.get(key) ?? derive(colours);
  if (known.size > 500) known.clear();
  known.set(key, found);
  return found;
};

/** Every variable that the views of a booklet read. */
export const themeVariables = (theme: Theme): Variables => ({
  ...colourVariables(theme.colours),
  '--lvr-title': fonts[theme.fonts.title].family,
  '--lvr-title-weight': String(fonts[theme.fonts.title].titleWeight),
  '--lvr-body': fonts[theme.fonts.text].family,
  '--lvr-radius': '12px',
  '--lvr-size': `${theme.size}px`,
});
