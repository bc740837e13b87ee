import type { Panel } from '../editor/panel';

export const acknowledgementPanel: Panel<'acknowledgement'> = [{ name: 'sentence', kind: 'line' }];
