import { levelOf, lightsOf } from './linear';
import { type Rgb, toHex, toRgb } from './rgb';

/** Lightness, green to red, blue to yellow: equal distances look equally far. */
export type Oklab = readonly [number, number, number];

/** How much light each kind of cone catches of each channel. */
export const caught = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;

/** How much each kind of cone counts in each coordinate. */
export const counted = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;

/** The coordinates of light that need not be of a whole level. */
export const oklabOfLights = (red: number, green: number, blue: number): Oklab => {
  const [l, m, s] = caught;
  const long = Math.cbrt(l[0] * red + l[1] * green + l[2] * blue);
  const medium = Math.cbrt(m[0] * red + m[1] * green + m[2] * blue);
  const short = Math.cbrt(s[0] * red + s[1] * green + s[2] * blue);
  const [x, y, z] = counted;
  return [
    x[0] * long + x[1] * medium + x[2] * short,
    y[0] * long + y[1] * medium + y[2] * short,
    z[0] * long + z[1] * medium + z[2] * short,
  ];
};

export const oklabOf = (rgb: Rgb) => oklabOfLights(...lightsOf(rgb));

export const toOklab = (colour: string) => oklabOf(toRgb(colour));

/** The nearest level of each channel; what no screen shows is cut. */
export const fromOklab = ([lightness, red, yellow]: Oklab) => {
  const long = (lightness + 0.3963377774 * red + 0.2158037573 * yellow) ** 3;
  const medium = (lightness - 0.1055613458 * red - 0.0638541728 * yellow) ** 3;
  const short = (lightness - 0.0894841775 * red - 1.291485548 * yellow) ** 3;
  return toHex([
    levelOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    levelOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    levelOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
};

export const distance = (one: Oklab, other: Oklab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

export const chroma = ([, red, yellow]: Oklab) => Math.hypot(red, yellow);

/** A colour on the way from one to another; 0 is the first. */
export const mix = (one: string, other: string, share: number) => {
  const [from, to] = [toOklab(one), toOklab(other)];
  const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
  return fromOklab([between(0), between(1), between(2)]);
};

/** The same hue at another lightness, and no more colourful than allowed. */
export const shade = (colour: string, lightness: number, mostChroma: number) => {
  const [, red, yellow] = toOklab(colour);
  const kept = Math.min(1, mostChroma / Math.max(chroma([0, red, yellow]), 1e-9));
  return fromOklab([lightness, red * kept, yellow * kept]);
};
