import { IconChevronsDown } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { frameView } from '../editor/model/frameView';
import { iconSpec } from '../editor/model/iconSpec';

export const editor: EditorBlock<'accordion'> = {
  menu: { group: 'involve', place: 2, icon: IconChevronsDown },
  node: {
    content: 'accordion_item+',
    element: (_, data) => ['div', { ...data, class: 'lvb-accordion' }, 0],
  },
  panel: [],
  inside: {
    accordion_item: {
      /* Always open, and no summary: a browser takes the space bar away from one. */
      node: {
        content: '(paragraph | list | image | callout | table)+',
        isolating: true,
        view: frameView,
        element: ({ title }, data) => [
          'div',
          { ...data, class: 'lvb-accordion-item lve-open' },
          [
            'div',
            { class: 'lve-summary', contenteditable: 'false' },
            ['span', { 'data-line': 'title' }, title || ''],
            iconSpec('chevron'),
          ],
          ['div', { class: 'lvb-accordion-body lvb-flow' }, 0],
        ],
      },
      panel: [{ name: 'title', kind: 'line' }],
    },
  },
};
