import type { Panel } from '../editor/panel';
import { providers } from './schema';

export const videoPanel: Panel<'video'> = [
  { name: 'media', kind: 'media', mediaKind: 'video' },
  { name: 'provider', kind: 'choice', options: [null, ...providers] },
  { name: 'code', kind: 'line' },
  { name: 'title', kind: 'line' },
  { name: 'transcript', kind: 'text' },
];
