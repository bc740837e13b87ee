import type { Panel } from '../editor/panel';

export const contactPanel: Panel<'contact'> = [
  { name: 'media', kind: 'media', mediaKind: 'image' },
  { name: 'name', kind: 'line' },
  { name: 'role', kind: 'line' },
  { name: 'phone', kind: 'line' },
  { name: 'email', kind: 'line' },
  { name: 'place', kind: 'line' },
];
