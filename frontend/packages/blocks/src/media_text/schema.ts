import * as z from 'zod';
import { container, line, mediaId } from '../document/define';
import { headingSchema } from '../heading/schema';
import { listSchema } from '../list/schema';
import { paragraphSchema } from '../paragraph/schema';

export const mediaTextSchema = container(
  'media_text',
  { media: mediaId, alt: line(500), decorative: z.boolean(), side: z.enum(['left', 'right']) },
  z.discriminatedUnion('type', [headingSchema, paragraphSchema, listSchema]),
);

export type MediaTextBlock = z.infer<typeof mediaTextSchema>;
