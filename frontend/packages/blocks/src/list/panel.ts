import type { Panel } from '../editor/panel';

export const listPanel: Panel<'list'> = [{ name: 'ordered', kind: 'choice', options: [false, true] }];
