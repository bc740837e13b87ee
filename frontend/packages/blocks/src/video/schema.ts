import * as z from 'zod';
import { atom, line, mediaId } from '../document/define';

/** Whose videos a booklet may show; nothing is asked of them before the reader clicks. */
export const providers = ['youtube', 'vimeo', 'dailymotion'] as const;

export const videoSchema = atom('video', {
  media: mediaId,
  provider: z.enum(providers).nullable(),
  code: z.string().regex(/^[A-Za-z0-9_-]{0,32}$/),
  title: line(200),
  transcript: line(20_000),
});

export type VideoBlock = z.infer<typeof videoSchema>;
