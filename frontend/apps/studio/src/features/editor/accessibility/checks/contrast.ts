import type { Found, Issue } from '../types';

type Color = readonly [number, number, number];
/** Two colours of the theme that are read one upon the other; `what` names them in our texts. */
export type Pair = { what: string; ink: string; ground: string };

/** As a browser computes a colour, or as a theme writes it. */
export const readColor = (text: string): Color | undefined => {
  const hex = text.trim().match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i);
  const parts =
    hex?.slice(1).map((part) => Number.parseInt(part, 16)) ??
    text
      .match(/^rgba?\((.+)\)$/)?.[1]
      ?.match(/[\d.]+/g)
      ?.map(Number);
  const [red, green, blue] = parts ?? [];
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
};

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2: from 1 to 21. */
export const contrastOf = (a: Color, b: Color) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const enough = 4.5;

const complaint = ({ what, ink, ground }: Pair): Issue[] => {
  const [a, b] = [readColor(ink), readColor(ground)];
  const ratio = a && b ? contrastOf(a, b) : enough;
  if (ratio >= enough) return [];
  return [{ check: 'contrast', fault: 'contrast', blockId: '', values: { what, ratio: ratio.toFixed(1) }, fixes: [] }];
};

/** Whether what the theme writes can be read upon what it is written on. */
export const checkContrast = (pairs: readonly Pair[]): Found => ({
  checked: pairs.length,
  issues: pairs.flatMap(complaint),
});
