import type { Place } from '../view';

/** What a cell at this place gives its name to: its column, its row, or nothing. */
export const headingOf = ({ index, within: row }: Place) => {
  const table = row?.place.within?.block;
  if (table?.type !== 'table') return undefined;
  const { header } = table.props;
  if (row?.place.index === 0 && (header === 'row' || header === 'both')) return 'col';
  return index === 0 && (header === 'column' || header === 'both') ? 'row' : undefined;
};
