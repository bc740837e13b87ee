import { blockNode } from '../editor/model/node';

export const galleryNode = blockNode('gallery', {
  content: 'image{1,30}',
  element: ({ columns }, data) => ['div', { ...data, class: 'lvb-gallery', 'data-columns': columns }, 0],
});
