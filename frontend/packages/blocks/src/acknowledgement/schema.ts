import type * as z from 'zod';
import { atom, line } from '../document/define';

export const acknowledgementSchema = atom('acknowledgement', { sentence: line(300) });

export type AcknowledgementBlock = z.infer<typeof acknowledgementSchema>;
