import type { DOMOutputSpec } from '@tiptap/pm/model';
import { frameView } from '../editor/model/frameView';
import { blockNode } from '../editor/model/node';

/* Authors see at once what readers see after an answer; they write it beside the canvas. */
const aside = (tag: string, ...inside: DOMOutputSpec[]): DOMOutputSpec => [
  tag,
  { class: 'lvb-question-why', contenteditable: 'false' },
  ...inside,
];

export const questionNode = blockNode('question', {
  content: 'answer{2,8}',
  isolating: true,
  view: frameView,
  element: ({ prompt, several, passage, explanation }, data, words) => [
    'fieldset',
    { ...data, class: 'lvb-question' },
    [
      'legend',
      { contenteditable: 'false' },
      ['span', { class: 'lvb-question-prompt', 'data-line': 'prompt' }, prompt || ''],
      ['span', { class: 'lvb-question-hint' }, several ? words.severalAnswers : words.oneAnswer],
    ],
    ['div', { class: 'lve-answers' }, 0],
    ...(explanation
      ? [aside('div', ['strong', words.explanation], ['p', { class: 'lvb-question-because' }, String(explanation)])]
      : []),
    ...(passage ? [aside('p', ['span', words.passage])] : []),
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
