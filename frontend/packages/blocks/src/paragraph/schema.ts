import type * as z from 'zod';
import { textBlock } from '../document/define';

export const paragraphSchema = textBlock('paragraph', {});

export type ParagraphBlock = z.infer<typeof paragraphSchema>;
