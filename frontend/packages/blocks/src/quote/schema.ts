import type * as z from 'zod';
import { line, textBlock } from '../document/define';

export const quoteSchema = textBlock('quote', { author: line(120) });

export type QuoteBlock = z.infer<typeof quoteSchema>;
