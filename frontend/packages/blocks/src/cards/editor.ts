import { IconCards } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { frameView } from '../editor/model/frameView';

export const editor: EditorBlock<'cards'> = {
  menu: { group: 'involve', place: 3, icon: IconCards },
  node: {
    content: 'card{1,12}',
    element: (_, data) => ['ul', { ...data, class: 'lvb-cards' }, 0],
  },
  panel: [],
  inside: {
    card: {
      node: {
        content: 'inline*',
        view: frameView,
        element: ({ title }, data) => [
          'li',
          { ...data, class: 'lvb-card' },
          ['p', { class: 'lvb-card-title', contenteditable: 'false' }, ['span', { 'data-line': 'title' }, title || '']],
          ['p', { class: 'lvb-card-text' }, 0],
        ],
      },
      panel: [{ name: 'title', kind: 'line' }],
    },
  },
};
