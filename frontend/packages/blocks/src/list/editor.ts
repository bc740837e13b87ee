import { IconList } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'list'> = {
  menu: { group: 'write', place: 3, icon: IconList },
  node: {
    content: 'list_item+',
    element: ({ ordered }, data) => [ordered ? 'ol' : 'ul', { ...data, class: 'lvb-list' }, 0],
    tags: [
      { tag: 'ul', attrs: { ordered: false } },
      { tag: 'ol', attrs: { ordered: true } },
    ],
  },
  panel: [{ name: 'ordered', kind: 'choice', options: [false, true] }],
  inside: {
    list_item: {
      node: {
        content: '(paragraph | list)+',
        defining: true,
        element: (_, data) => ['li', data, 0],
        tags: [{ tag: 'li' }],
      },
      panel: [],
    },
  },
};
