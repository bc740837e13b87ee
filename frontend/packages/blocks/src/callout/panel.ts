import type { Panel } from '../editor/panel';
import { tones } from './schema';

export const calloutPanel: Panel<'callout'> = [{ name: 'tone', kind: 'choice', options: tones }];
