import { frameView } from '../editor/model/frameView';
import { iconSpec } from '../editor/model/iconSpec';
import { blockNode } from '../editor/model/node';

export const accordionNode = blockNode('accordion', {
  content: 'accordion_item+',
  element: (_, data) => ['div', { ...data, class: 'lvb-accordion' }, 0],
});

/* Always open, and no summary: a browser takes the space bar away from one. */
export const accordionItemNode = blockNode('accordion_item', {
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
});
