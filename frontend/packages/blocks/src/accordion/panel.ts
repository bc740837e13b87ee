import type { Panel } from '../editor/panel';

export const accordionPanel: Panel<'accordion'> = [];

export const accordionItemPanel: Panel<'accordion_item'> = [{ name: 'title', kind: 'line' }];
