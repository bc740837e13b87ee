import { frameView } from '../editor/model/frameView';
import { blockNode } from '../editor/model/node';

export const quoteNode = blockNode('quote', {
  content: 'inline*',
  defining: true,
  view: frameView,
  element: ({ author }, data) => [
    'figure',
    { ...data, class: 'lvb-quote' },
    ['blockquote', ['p', 0]],
    ['figcaption', { contenteditable: 'false' }, ['span', { 'data-line': 'author' }, author || '']],
  ],
});
