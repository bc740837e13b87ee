import * as z from 'zod';
import { atom, line, mediaId } from '../document/define';

export const imageSchema = atom('image', {
  media: mediaId,
  alt: line(500),
  decorative: z.boolean(),
  caption: line(300),
  width: z.enum(['half', 'text', 'full']),
});

export type ImageBlock = z.infer<typeof imageSchema>;
