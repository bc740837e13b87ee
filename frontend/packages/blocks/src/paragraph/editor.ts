import { IconAlignLeft } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';

export const editor: EditorBlock<'paragraph'> = {
  menu: { group: 'write', place: 2, icon: IconAlignLeft },
  node: {
    /* What a new line becomes. */
    priority: 1000,
    content: 'inline*',
    element: (_, data) => ['p', { ...data, class: 'lvb-paragraph' }, 0],
    tags: [{ tag: 'p' }],
  },
  panel: [],
};
