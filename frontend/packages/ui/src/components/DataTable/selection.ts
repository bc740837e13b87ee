export type Selected = ReadonlySet<string>;

export type Selection = { selected: Selected; onSelect: (selected: Selected) => void };

/** How much of the rows on screen is selected; rows of other pages do not count. */
export const extentOf = (selected: Selected, keys: readonly string[]) => {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
};

/** The selection with these rows in or out; the others stay as they are. */
export const withRows = (selected: Selected, keys: readonly string[], wanted: boolean): Selected =>
  new Set(wanted ? [...selected, ...keys] : [...selected].filter((key) => !keys.includes(key)));
