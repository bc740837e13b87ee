import { IconListNumbers } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'steps'> = {
  menu: { group: 'write', place: 4, icon: IconListNumbers },
  node: {
    content: 'step+',
    element: (_, data) => ['ol', { ...data, class: 'lvb-steps' }, 0],
  },
  panel: [],
  inside: {
    step: {
      node: {
        content: '(paragraph | list | image)+',
        element: (_, data) => ['li', { ...data, class: 'lvb-step' }, ['div', { class: 'lvb-step-body lvb-flow' }, 0]],
      },
      panel: [],
    },
  },
};
