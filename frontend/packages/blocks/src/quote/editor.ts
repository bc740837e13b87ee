import { IconQuote } from '@tabler/icons-react';
import type { EditorBlock } from '../editor/definition';
import { frameView } from '../editor/model/frameView';

export const editor: EditorBlock<'quote'> = {
  menu: { group: 'write', place: 6, icon: IconQuote },
  node: {
    content: 'inline*',
    defining: true,
    view: frameView,
    element: ({ author }, data) => [
      'figure',
      { ...data, class: 'lvb-quote' },
      ['blockquote', ['p', 0]],
      ['figcaption', { contenteditable: 'false' }, ['span', { 'data-line': 'author' }, author || '']],
    ],
  },
  panel: [{ name: 'author', kind: 'line' }],
};
