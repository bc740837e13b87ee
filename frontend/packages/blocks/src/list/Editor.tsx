import { blockNode } from '../editor/model/node';

export const listNode = blockNode('list', {
  content: 'list_item+',
  element: ({ ordered }, data) => [ordered ? 'ol' : 'ul', { ...data, class: 'lvb-list' }, 0],
  tags: [
    { tag: 'ul', attrs: { ordered: false } },
    { tag: 'ol', attrs: { ordered: true } },
  ],
});

export const listItemNode = blockNode('list_item', {
  content: '(paragraph | list)+',
  defining: true,
  element: (_, data) => ['li', data, 0],
  tags: [{ tag: 'li' }],
});
