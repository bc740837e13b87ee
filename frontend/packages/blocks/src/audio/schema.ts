import type * as z from 'zod';
import { atom, line, mediaId } from '../document/define';

export const audioSchema = atom('audio', { media: mediaId, title: line(200), transcript: line(20_000) });

export type AudioBlock = z.infer<typeof audioSchema>;
