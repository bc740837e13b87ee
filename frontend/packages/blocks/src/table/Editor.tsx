import { blockNode } from '../editor/model/node';

export const tableNode = blockNode('table', {
  content: 'table_row+',
  isolating: true,
  element: ({ caption, header }, data) => {
    const title = caption ? [['caption', { contenteditable: 'false' }, caption]] : [];
    return ['section', { ...data, class: 'lvb-table', 'data-header': header }, ['table', ...title, ['tbody', 0]]];
  },
});

export const tableRowNode = blockNode('table_row', {
  content: 'table_cell{1,12}',
  element: (_, data) => ['tr', data, 0],
});

export const tableCellNode = blockNode('table_cell', {
  content: '(paragraph | list)+',
  isolating: true,
  drawn: { scope: null },
  element: ({ scope }, data) => (scope ? ['th', { ...data, scope }, 0] : ['td', data, 0]),
});
