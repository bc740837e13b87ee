type Line = { id: string };

/** The lines once one of them stands after another, or first. */
export const moved = <Item extends Line>(lines: readonly Item[], id: string, after: string | null): Item[] => {
  const line = lines.find((candidate) => candidate.id === id);
  const others = lines.filter((candidate) => candidate.id !== id);
  if (!line) return others;
  const index = after === null ? 0 : others.findIndex((candidate) => candidate.id === after) + 1;
  return [...others.slice(0, index), line, ...others.slice(index)];
};

/** What a line stands after once it has moved by one; undefined at the edge. */
export const afterStep = (lines: readonly Line[], id: string, direction: -1 | 1): string | null | undefined => {
  const others = lines.filter((line) => line.id !== id);
  const index = lines.findIndex((line) => line.id === id) + direction;
  if (index < 0 || index > others.length) return undefined;
  return others[index - 1]?.id ?? null;
};

/** What a line stands after once it is dropped before the line of this index; undefined where it stood already. */
export const afterDrop = (lines: readonly Line[], id: string, index: number): string | null | undefined => {
  const from = lines.findIndex((line) => line.id === id);
  if (from >= 0 && (index === from || index === from + 1)) return undefined;
  return lines[index - 1]?.id ?? null;
};
