import { blockNode } from '../editor/model/node';

export const paragraphNode = blockNode('paragraph', {
  content: 'inline*',
  element: (_, data) => ['p', { ...data, class: 'lvb-paragraph' }, 0],
  tags: [{ tag: 'p' }],
});
