import type { Panel } from '../editor/panel';

export const filePanel: Panel<'file'> = [
  { name: 'media', kind: 'media', mediaKind: 'document' },
  { name: 'label', kind: 'line' },
];
