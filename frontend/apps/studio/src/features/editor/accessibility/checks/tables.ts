import { emptyHeadings } from '@livretier/blocks';
import { each } from './each';

/** Every table says what its rows or its columns are. */
export const checkTables = each('tables', ['table'], (block) => {
  if (block.props.header === 'none') return { fault: 'tableHeader', fixes: [{ kind: 'header' }] };
  return emptyHeadings(block).length > 0 ? 'tableHeaderEmpty' : 'fine';
});
