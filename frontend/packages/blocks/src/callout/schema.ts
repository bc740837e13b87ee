import * as z from 'zod';
import { container } from '../document/define';
import { flowSchema } from '../document/flow';

export const tones = ['info', 'warning', 'danger', 'tip'] as const;

export const calloutSchema = container('callout', { tone: z.enum(tones) }, flowSchema);

export type CalloutBlock = z.infer<typeof calloutSchema>;
