import type { Panel } from '../editor/panel';

export const quotePanel: Panel<'quote'> = [{ name: 'author', kind: 'line' }];
