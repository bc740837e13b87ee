import * as z from 'zod';
import { headingSchema } from './heading/schema';

export const blockSchema = z.discriminatedUnion('type', [headingSchema]);

export type Block = z.infer<typeof blockSchema>;
