import type { Panel } from '../editor/panel';

export const mapPanel: Panel<'map'> = [
  { name: 'media', kind: 'media', mediaKind: 'image' },
  { name: 'alt', kind: 'text' },
  { name: 'place', kind: 'line' },
  { name: 'href', kind: 'address' },
];
