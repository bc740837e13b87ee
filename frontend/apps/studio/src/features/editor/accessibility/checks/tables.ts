import { each } from './each';

export const checkTables = each('tables', ['table'], (block) =>
  block.props.header === 'none' ? { fault: 'tableHeader', fixes: [{ kind: 'header' }] } : 'fine',
);
