import type { Panel } from '../editor/panel';

export const questionPanel: Panel<'question'> = [
  { name: 'prompt', kind: 'line' },
  { name: 'several', kind: 'switch' },
  { name: 'passage', kind: 'block' },
  { name: 'explanation', kind: 'text' },
];

export const answerPanel: Panel<'answer'> = [{ name: 'right', kind: 'switch' }];
