import { IconLayoutGrid } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'gallery'> = {
  menu: { group: 'show', place: 2, icon: IconLayoutGrid },
  node: {
    content: 'image+',
    element: ({ columns }, data) => ['div', { ...data, class: 'lvb-gallery', 'data-columns': columns }, 0],
  },
  panel: [{ name: 'columns', kind: 'choice', options: [2, 3] }],
};
