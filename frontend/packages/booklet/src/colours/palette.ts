import { contrast } from './contrast';
import { chroma, distance, fromOklab, type Oklab, oklabOf, toOklab } from './oklab';

export type FoundColour = { colour: string; share: number; role: 'primary' | 'accent' | 'soft' | null };

type Spot = { at: Oklab; count: number };
type Group = Spot & { spots: Spot[] };

/* Two colours that are nearer than this are one to the eye of a logo, with what lies between them at its edges. */
const SAME = 0.11;
const MOST = 6;
const LEAST_SHARE = 0.03;

const isPaper = ([lightness, red, yellow]: Oklab) => lightness > 0.955 && chroma([0, red, yellow]) < 0.02;

/** How often each colour is there, without what is transparent and what is paper; the most frequent first. */
const spotsIn = (pixels: Uint8ClampedArray) => {
  const counts = new Map<number, number>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue;
    const key = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => ({ at: oklabOf([key >> 16, (key >> 8) & 255, key & 255]), count }))
    .filter(({ at }) => !isPaper(at))
    .sort((one, other) => other.count - one.count);
};

const nearest = (groups: Group[], at: Oklab) => {
  let found: { group: Group; away: number } | undefined;
  for (const group of groups) {
    const away = distance(group.at, at);
    if (!found || away < found.away) found = { group, away };
  }
  return found;
};

/** The frequent colours gather the others around them, as long as these are alike. */
const gather = (spots: Spot[]) => {
  const groups: Group[] = [];
  for (const spot of spots) {
    const found = nearest(groups, spot.at);
    if (found && (found.away < SAME || groups.length >= 4 * MOST)) {
      found.group.spots.push(spot);
      found.group.count += spot.count;
    } else groups.push({ ...spot, spots: [spot] });
  }
  return groups;
};

/** The colour that a group was printed in, or else its middle, as in a photograph. */
const colourOf = ({ spots, count }: Group) => {
  const [first] = spots;
  if (first && first.count >= count / 4) return fromOklab(first.at);
  const middle = (axis: 0 | 1 | 2) => spots.reduce((sum, { at, count: weight }) => sum + at[axis] * weight, 0) / count;
  return fromOklab([middle(0), middle(1), middle(2)]);
};

const withRoles = (found: Omit<FoundColour, 'role'>[]): FoundColour[] => {
  const primary = found.find(({ colour }) => contrast(colour, '#ffffff') >= 4.5) ?? found[0];
  const others = found.filter((one) => one !== primary);
  const colourful = (one: { colour: string }) => chroma(toOklab(one.colour));
  const [accent] = others.filter((one) => colourful(one) >= 0.05).sort((a, b) => colourful(b) - colourful(a));
  const soft = others.find((one) => one !== accent && toOklab(one.colour)[0] >= 0.65);
  const roleOf = (one: Omit<FoundColour, 'role'>) => {
    if (one === primary) return 'primary';
    if (one === accent) return 'accent';
    return one === soft ? 'soft' : null;
  };
  return found.map((one) => ({ ...one, role: roleOf(one) }));
};

/** The colours of a logo, the largest first: at most six, each of at least 3 % of what is printed. */
export const paletteFrom = (pixels: Uint8ClampedArray): FoundColour[] => {
  const groups = gather(spotsIn(pixels));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return withRoles(
    groups
      .map((group) => ({ colour: colourOf(group), share: group.count / total }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((one, other) => other.share - one.share)
      .slice(0, MOST),
  );
};
