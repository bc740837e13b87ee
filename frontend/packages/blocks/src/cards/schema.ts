import type * as z from 'zod';
import { container, line, textBlock } from '../document/define';

export const cardSchema = textBlock('card', { title: line(120) });

export const cardsSchema = container('cards', {}, cardSchema, { min: 1, max: 12 });

export type CardsBlock = z.infer<typeof cardsSchema>;
