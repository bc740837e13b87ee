import { light } from './linear';
import { caught, counted, type Oklab } from './oklab';

/** Colours whose channels go from three levels to as many levels further. */
export type Box = { red: number; green: number; blue: number; size: number; away: number };

/* What each level of each channel gives to each kind of cone: the search asks thousands of times. */
const given = caught.map((shares) => shares.map((share) => light.map((amount) => amount * share)));
const table = (cone: number, channel: number) => given[cone]?.[channel] ?? new Float64Array(256);
const [longRed, longGreen, longBlue] = [table(0, 0), table(0, 1), table(0, 2)];
const [mediumRed, mediumGreen, mediumBlue] = [table(1, 0), table(1, 1), table(1, 2)];
const [shortRed, shortGreen, shortBlue] = [table(2, 0), table(2, 1), table(2, 2)];
const [[xl, xm, xs], [yl, ym, ys], [zl, zm, zs]] = counted;
const of = (amounts: Float64Array, level: number) => amounts[level] ?? 0;

/** What a channel can do at most to a distance: its gifts to the cones, times how fast each counts at most and at least. */
const reach = (
  long: number,
  medium: number,
  short: number,
  most: readonly [number, number, number],
  least: readonly [number, number, number],
) =>
  Math.max(
    long * most[0] + medium * most[1] + short * most[2],
    -(long * least[0] + medium * least[1] + short * least[2]),
  ) / 2;

/**
 * No colour of a box is nearer to the target than this: as far as the middle of the box, less what half its width in
 * each channel can change, at most, in that direction.
 */
export const leastAway = (red: number, green: number, blue: number, size: number, target: Oklab) => {
  const [r, g, b] = [red + size - 1, green + size - 1, blue + size - 1];
  const l0 = of(longRed, red) + of(longGreen, green) + of(longBlue, blue);
  const m0 = of(mediumRed, red) + of(mediumGreen, green) + of(mediumBlue, blue);
  const s0 = of(shortRed, red) + of(shortGreen, green) + of(shortBlue, blue);
  const l1 = of(longRed, r) + of(longGreen, g) + of(longBlue, b);
  const m1 = of(mediumRed, r) + of(mediumGreen, g) + of(mediumBlue, b);
  const s1 = of(shortRed, r) + of(shortGreen, g) + of(shortBlue, b);

  const [l, m, s] = [Math.cbrt((l0 + l1) / 2), Math.cbrt((m0 + m1) / 2), Math.cbrt((s0 + s1) / 2)];
  const x = xl * l + xm * m + xs * s - target[0];
  const y = yl * l + ym * m + ys * s - target[1];
  const z = zl * l + zm * m + zs * s - target[2];
  const away = Math.sqrt(x * x + y * y + z * z);
  if (size === 1) return away;
  /* A cube root grows without limit from black on. */
  if (away === 0 || l0 === 0) return 0;

  /* How much each cone counts in the direction of the target, and between which speeds its root grows in the box. */
  const third = 1 / (3 * away);
  const [dl, dm, ds] = [
    (xl * x + yl * y + zl * z) * third,
    (xm * x + ym * y + zm * z) * third,
    (xs * x + ys * y + zs * z) * third,
  ];
  const [fl, sl] = [dl / Math.cbrt(l0) ** 2, dl / Math.cbrt(l1) ** 2];
  const [fm, sm] = [dm / Math.cbrt(m0) ** 2, dm / Math.cbrt(m1) ** 2];
  const [fs, ss] = [ds / Math.cbrt(s0) ** 2, ds / Math.cbrt(s1) ** 2];
  const most = [Math.max(fl, sl), Math.max(fm, sm), Math.max(fs, ss)] as const;
  const least = [Math.min(fl, sl), Math.min(fm, sm), Math.min(fs, ss)] as const;
  const between = (amounts: Float64Array, low: number, high: number) => of(amounts, high) - of(amounts, low);
  return (
    away -
    reach(between(longRed, red, r), between(mediumRed, red, r), between(shortRed, red, r), most, least) -
    reach(between(longGreen, green, g), between(mediumGreen, green, g), between(shortGreen, green, g), most, least) -
    reach(between(longBlue, blue, b), between(mediumBlue, blue, b), between(shortBlue, blue, b), most, least)
  );
};

const [redLight, greenLight, blueLight] = [0.2126, 0.7152, 0.0722].map((share) => light.map((v) => v * share));
const none = new Float64Array(256);
export const lowestLight = (red: number, green: number, blue: number) =>
  of(redLight ?? none, red) + of(greenLight ?? none, green) + of(blueLight ?? none, blue);
