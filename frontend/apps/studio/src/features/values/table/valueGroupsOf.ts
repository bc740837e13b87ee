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

/** What no version goes out without, by theme; then the others, a group for each theme that has some. */
export const groupsOf = (lines: readonly ValueLine[]) => {
  const inTheme = (among: readonly ValueLine[]) => themes.map((theme) => among.filter((line) => line.theme === theme));
  const optional = inTheme(lines.filter(({ essential }) => !essential));
  return [
    { id: 'required' as GroupId, lines: inTheme(lines.filter(({ essential }) => essential)).flat() },
    ...themes.map((id, place) => ({ id: id as GroupId, lines: optional[place] ?? [] })),
  ].filter((group) => group.lines.length > 0);
};
