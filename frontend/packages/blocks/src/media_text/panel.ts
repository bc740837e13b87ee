import type { Panel } from '../editor/panel';

export const mediaTextPanel: Panel<'media_text'> = [
  { name: 'media', kind: 'media', mediaKind: 'image' },
  { name: 'alt', kind: 'text' },
  { name: 'decorative', kind: 'switch' },
  { name: 'side', kind: 'choice', options: ['left', 'right'] },
];
