import { frameView } from '../editor/model/frameView';
import { blockNode } from '../editor/model/node';

export const questionNode = blockNode('question', {
  content: 'answer{2,8}',
  isolating: true,
  view: frameView,
  element: ({ prompt, several }, data, words) => [
    'fieldset',
    { ...data, class: 'lvb-question' },
    [
      'legend',
      { contenteditable: 'false' },
      ['span', { class: 'lvb-question-prompt', 'data-line': 'prompt' }, prompt || ''],
      ['span', { class: 'lvb-question-hint' }, several ? words.severalAnswers : words.oneAnswer],
    ],
    ['div', { class: 'lve-answers' }, 0],
  ],
});

/* On the canvas the box says which answers are right; whether one or several may be, the question says. */
export const answerNode = blockNode('answer', {
  content: 'inline*',
  view: frameView,
  element: ({ right }, data) => [
    'div',
    { ...data, class: 'lvb-answer' },
    [
      'span',
      { class: 'lve-switch', contenteditable: 'false' },
      ['input', { type: 'checkbox', 'data-switch': 'right', ...(right ? { checked: '' } : {}) }],
    ],
    ['span', { class: 'lvb-answer-text' }, 0],
  ],
});
