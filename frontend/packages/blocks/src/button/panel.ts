import type { Panel } from '../editor/panel';

export const buttonPanel: Panel<'button'> = [
  { name: 'label', kind: 'line' },
  { name: 'href', kind: 'address' },
];
