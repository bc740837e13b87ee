import type { ValueLine } from '../api';

const themes = [
  'address',
  'people',
  'health',
  'safety',
  'contract',
  'training',
  'stay',
  'other',
] as const satisfies readonly ValueLine['theme'][];

export type GroupId = 'required' | (typeof themes)[number];

export const isFilled = ({ state }: ValueLine) => state !== 'missing';

export type ValueGroup = { id: GroupId; lines: readonly ValueLine[] };

const inTheme = (among: readonly ValueLine[]) => themes.map((theme) => among.filter((line) => line.theme === theme));
const some = ({ lines }: ValueGroup) => lines.length > 0;

/** A group for each theme that has some. */
export const themesOf = (lines: readonly ValueLine[]): ValueGroup[] =>
  inTheme(lines)
    .map((among, place) => ({ id: themes[place] as GroupId, lines: among }))
    .filter(some);

/** What no version goes out without, by theme; then the others, a group for each theme that has some. */
export const groupsOf = (lines: readonly ValueLine[]): ValueGroup[] => [
  ...[{ id: 'required' as const, lines: inTheme(lines.filter(({ essential }) => essential)).flat() }].filter(some),
  ...themesOf(lines.filter(({ essential }) => !essential)),
];
