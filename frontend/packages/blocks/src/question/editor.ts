import { IconHelpHexagon } from '@tabler/icons-react';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import type { EditorBlock } from '../editor/definition';
import { frameView } from '../editor/model/frameView';
import says from './says.json';

/* Authors see at once what readers see after an answer; they write it beside the canvas. */
const aside = (tag: string, ...inside: DOMOutputSpec[]): DOMOutputSpec => [
  tag,
  { class: 'lvb-question-why', contenteditable: 'false' },
  ...inside,
];

export const editor: EditorBlock<'question'> = {
  menu: { group: 'involve', place: 1, icon: IconHelpHexagon },
  node: {
    content: 'answer{2,8}',
    isolating: true,
    view: frameView,
    element: ({ prompt, several, passage, explanation }, data, { language }) => [
      'fieldset',
      { ...data, class: 'lvb-question' },
      [
        'legend',
        { contenteditable: 'false' },
        ['span', { class: 'lvb-question-prompt', 'data-line': 'prompt' }, prompt || ''],
        ['span', { class: 'lvb-question-hint' }, several ? says[language].severalAnswers : says[language].oneAnswer],
      ],
      ['div', { class: 'lve-answers' }, 0],
      ...(explanation
        ? [
            aside(
              'div',
              ['strong', says[language].explanation],
              ['p', { class: 'lvb-question-because' }, String(explanation)],
            ),
          ]
        : []),
      ...(passage ? [aside('p', ['span', says[language].passage])] : []),
    ],
  },
  panel: [
    { name: 'prompt', kind: 'line' },
    { name: 'several', kind: 'switch' },
    { name: 'passage', kind: 'block' },
    { name: 'explanation', kind: 'text' },
  ],
  inside: {
    answer: {
      /* On the canvas the box says which answers are right; whether one or several may be, the question says. */
      node: {
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
      },
      panel: [{ name: 'right', kind: 'switch' }],
    },
  },
};
