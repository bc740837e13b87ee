import { light } from './linear';
import { type Rgb, toRgb } from './rgb';

const [reds, greens, blues] = [0.2126, 0.7152, 0.0722].map((share) => light.map((amount) => amount * share));

/** Relative luminance, 0 to 1, as WCAG 2 defines it. */
export const luminanceOf = (red: number, green: number, blue: number) =>
  (reds?.[red] ?? 0) + (greens?.[green] ?? 0) + (blues?.[blue] ?? 0);

export const luminance = ([red, green, blue]: Rgb) => luminanceOf(red, green, blue);

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
