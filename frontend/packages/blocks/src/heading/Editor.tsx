import { blockNode } from '../editor/model/node';

export const headingNode = blockNode('heading', {
  content: 'inline*',
  defining: true,
  element: ({ level }, data) => [`h${level}`, { ...data, class: 'lvb-heading' }, 0],
  tags: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
});
