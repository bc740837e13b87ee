import type { Panel } from '../editor/panel';

export const contactPanel: Panel<'contact'> = [
  { name: 'media', kind: 'media', mediaKind: 'image' },
  { name: 'name', kind: 'line', values: 'person' },
  { name: 'role', kind: 'line' },
  { name: 'phone', kind: 'line', values: 'phone' },
  { name: 'email', kind: 'line', values: 'email' },
  { name: 'place', kind: 'line', values: 'place' },
];
