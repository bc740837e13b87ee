import { frameView } from '../editor/model/frameView';
import { blockNode } from '../editor/model/node';

export const cardsNode = blockNode('cards', {
  content: 'card{1,12}',
  element: (_, data) => ['ul', { ...data, class: 'lvb-cards' }, 0],
});

export const cardNode = blockNode('card', {
  content: 'inline*',
  view: frameView,
  element: ({ title }, data) => [
    'li',
    { ...data, class: 'lvb-card' },
    ['p', { class: 'lvb-card-title', contenteditable: 'false' }, ['span', { 'data-line': 'title' }, title || '']],
    ['p', { class: 'lvb-card-text' }, 0],
  ],
});
