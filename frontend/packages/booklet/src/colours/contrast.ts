import { lightsOf } from './linear';
import { type Rgb, toRgb } from './rgb';

/** Relative luminance, 0 to 1, as WCAG 2 defines it. */
export const luminance = (rgb: Rgb) => {
  const [red, green, blue] = lightsOf(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as WCAG 2 counts it: 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [first, second] = [luminance(toRgb(one)), luminance(toRgb(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

export type Verdict = 'AAA' | 'AA' | 'large' | 'insufficient';

/** What text may have this contrast: any at the strictest level, any, only large, none. */
export const verdict = (ratio: number): Verdict => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'insufficient';
};
