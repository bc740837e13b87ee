import * as z from 'zod';
import { textBlock } from '../document/define';

export const headingSchema = textBlock('heading', { level: z.literal([2, 3, 4]) });

export type HeadingBlock = z.infer<typeof headingSchema>;
