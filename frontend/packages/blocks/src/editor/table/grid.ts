/** The lines of a table: those that are read across, and those that are read down. */
export type Line = 'row' | 'column';

/** As many as a document may hold. */
export const most: Record<Line, number> = { row: 100, column: 12 };

/** These with one more before the one at this index. */
export const withInserted = <Item>(items: readonly Item[], at: number, item: Item) => items.toSpliced(at, 0, item);

/** These with the one at `from` standing at `to`. */
export const withMoved = <Item>(items: readonly Item[], from: number, to: number) =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/** Where the one at `index` stands once the one at `from` has moved to `to`. */
export const indexAfterMove = (index: number, from: number, to: number) => {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
};
