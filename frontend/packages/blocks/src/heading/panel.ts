import type { Panel } from '../editor/panel';

export const headingPanel: Panel<'heading'> = [{ name: 'level', kind: 'choice', options: [2, 3, 4] }];
