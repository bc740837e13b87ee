import { blockNode } from '../editor/model/node';

export const stepsNode = blockNode('steps', {
  content: 'step+',
  element: (_, data) => ['ol', { ...data, class: 'lvb-steps' }, 0],
});

export const stepNode = blockNode('step', {
  content: '(paragraph | list | image)+',
  element: (_, data) => ['li', { ...data, class: 'lvb-step' }, ['div', { class: 'lvb-step-body lvb-flow' }, 0]],
});
