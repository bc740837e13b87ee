import type { Panel } from '../editor/panel';

export const cardsPanel: Panel<'cards'> = [];

export const cardPanel: Panel<'card'> = [{ name: 'title', kind: 'line' }];
