import type { Panel } from '../editor/panel';

export const audioPanel: Panel<'audio'> = [
  { name: 'media', kind: 'media', mediaKind: 'audio' },
  { name: 'title', kind: 'line' },
  { name: 'transcript', kind: 'text' },
];
