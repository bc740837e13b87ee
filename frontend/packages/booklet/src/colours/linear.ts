import type { Rgb } from './rgb';

/** The light of each of the 256 levels of a channel, 0 to 1. */
export const light = Float64Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The level of a channel that is nearest to an amount of light; what is too much or too little is cut. */
export const levelOf = (amount: number) => {
  const cut = Math.min(1, Math.max(0, amount));
  return Math.round(255 * (cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055));
};

export const lightsOf = ([red, green, blue]: Rgb): [number, number, number] => [
  light[red] ?? 0,
  light[green] ?? 0,
  light[blue] ?? 0,
];
