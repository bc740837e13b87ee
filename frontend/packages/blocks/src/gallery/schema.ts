import * as z from 'zod';
import { container } from '../document/define';
import { imageSchema } from '../image/schema';

export const gallerySchema = container('gallery', { columns: z.literal([2, 3]) }, imageSchema, { min: 1, max: 30 });

export type GalleryBlock = z.infer<typeof gallerySchema>;
