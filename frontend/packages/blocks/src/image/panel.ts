import type { Panel } from '../editor/panel';

export const imagePanel: Panel<'image'> = [
  { name: 'media', kind: 'media', mediaKind: 'image' },
  { name: 'alt', kind: 'text' },
  { name: 'decorative', kind: 'switch' },
  { name: 'caption', kind: 'text' },
  { name: 'width', kind: 'choice', options: ['half', 'text', 'full'] },
];
