import { IconTable } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'table'> = {
  menu: { group: 'write', place: 7, icon: IconTable },
  node: {
    content: 'table_row+',
    isolating: true,
    element: ({ caption, header }, data) => {
      const title = caption ? [['caption', { contenteditable: 'false' }, caption]] : [];
      return ['section', { ...data, class: 'lvb-table', 'data-header': header }, ['table', ...title, ['tbody', 0]]];
    },
  },
  panel: [
    { name: 'caption', kind: 'line' },
    { name: 'header', kind: 'header', options: ['none', 'row', 'column', 'both'] },
  ],
  inside: {
    table_row: {
      node: {
        content: 'table_cell{1,12}',
        element: (_, data) => ['tr', data, 0],
      },
      panel: [],
    },
    table_cell: {
      node: {
        content: '(paragraph | list)+',
        isolating: true,
        drawn: { scope: null },
        element: ({ scope }, data) => (scope ? ['th', { ...data, scope }, 0] : ['td', data, 0]),
      },
      panel: [],
    },
  },
};
