import { blockNode } from '../editor/model/node';

export const stepsNode = blockNode('steps', {
  content: 'step{1,50}',
  element: (_, data) => ['ol', { ...data, class: 'lvb-steps' }, 0],
});

export const stepNode = blockNode('step', {
  content: '(paragraph | list | image){1,150}',
  element: (_, data) => ['li', { ...data, class: 'lvb-step' }, ['div', { class: 'lvb-step-body lvb-flow' }, 0]],
});
