import { IconHeading } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'heading'> = {
  menu: { group: 'write', place: 1, icon: IconHeading },
  node: {
    content: 'inline*',
    defining: true,
    element: ({ level }, data) => [`h${level}`, { ...data, class: 'lvb-heading' }, 0],
    tags: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  },
  panel: [{ name: 'level', kind: 'choice', options: [2, 3, 4] }],
};
