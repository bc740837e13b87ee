import type * as z from 'zod';
import { atom, line, mediaId } from '../document/define';
import { address } from '../document/richText';

/** A drawn plan and a link: a map of somebody else would follow the reader. */
export const mapSchema = atom('map', { media: mediaId, alt: line(500), place: line(300), href: address });

export type MapBlock = z.infer<typeof mapSchema>;
