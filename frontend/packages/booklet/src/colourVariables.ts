import { buttonInk, groundsOf, inkFor, isDark, paler, secondaryInk } from './colours/inks';
import { mix, shade } from './colours/oklab';
import { readableOn } from './colours/readable';
import type { Colours } from './theme';
import { tones } from './tones';

export type Variables = Record<`--lvr-${string}`, string>;

/** Grounds, inks and lines: each ink can be read wherever the views put it, when the four colours can. */
const derive = (colours: Colours): Variables => {
  const { primary, accent, background, text } = colours;
  const grounds = groundsOf(colours);
  const primaryInk = inkFor(primary, text, grounds);
  const cover = shade(accent, 0.83, 0.095);
  return {
    '--lvr-bg': background,
    '--lvr-surface': grounds.surface,
    '--lvr-soft': grounds.soft,
    '--lvr-line': mix(background, text, 0.11),
    '--lvr-line-input': paler(colours, grounds, 0.5, 3),
    '--lvr-ink': text,
    '--lvr-ink-2': secondaryInk(colours, grounds),
    '--lvr-primary': primary,
    '--lvr-on-primary': buttonInk(colours),
    '--lvr-primary-ink': primaryInk,
    '--lvr-accent': accent,
    '--lvr-accent-ink': inkFor(accent, text, grounds),
    '--lvr-cover': cover,
    '--lvr-cover-ink': readableOn(mix(primary, '#000000', 0.2), [cover], '#000000', 7),
    '--lvr-cover-band': shade(primary, 0.87, 0.06),
    ...tones(isDark(colours)),
    '--lvr-tip-soft': grounds.soft,
    '--lvr-tip-ink': primaryInk,
  };
};

/* A list shows many covers, and most wear the same. */
const known = new Map<string, Variables>();
const MOST_KNOWN = 500;

/** The variables that follow from four colours. */
export const colourVariables = (colours: Colours) => {
  const key = [colours.primary, colours.accent, colours.background, colours.text].join();
  const found = known.get(key) ?? derive(colours);
  if (known.size === MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
};
