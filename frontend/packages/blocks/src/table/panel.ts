import type { Panel } from '../editor/panel';

export const tablePanel: Panel<'table'> = [
  { name: 'caption', kind: 'line' },
  { name: 'header', kind: 'choice', options: ['none', 'row', 'column', 'both'] },
];
