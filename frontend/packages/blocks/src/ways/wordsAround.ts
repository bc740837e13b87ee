import { walk, writtenText } from '../document/walk';
import type { Place } from '../view';

const saidIn = (block: Parameters<typeof walk>[0][number] | undefined) =>
  block ? [...walk([block])].map((one) => ('text' in one ? writtenText(one.text) : '')).join(' ') : '';

/** What a table says of a cell: its caption, its headings and the row of the cell. */
export const wordsAround = ({ within }: Place): string => {
  if (!within) return '';
  const table = within.place.within?.block;
  if (within.block.type !== 'table_row' || table?.type !== 'table') return wordsAround(within.place);
  return [table.props.caption, saidIn(table.children[0]), saidIn(within.block)].join(' ');
};
