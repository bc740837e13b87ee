import { blockNode } from '../editor/model/node';

export const galleryNode = blockNode('gallery', {
  content: 'image+',
  element: ({ columns }, data) => ['div', { ...data, class: 'lvb-gallery', 'data-columns': columns }, 0],
});
