import type * as z from 'zod';
import { atom, line, mediaId } from '../document/define';

export const contactSchema = atom('contact', {
  media: mediaId,
  name: line(120),
  role: line(120),
  phone: line(40),
  email: line(254),
  place: line(200),
});

export type ContactBlock = z.infer<typeof contactSchema>;
