import type * as z from 'zod';
import { atom, line, mediaId } from '../document/define';

export const fileSchema = atom('file', { media: mediaId, label: line(200) });

export type FileBlock = z.infer<typeof fileSchema>;
