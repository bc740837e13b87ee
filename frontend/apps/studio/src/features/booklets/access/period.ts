import { z } from '@/shared/forms/zod';

/** A day as a form holds it: empty when none is given, and what is no day is refused. */
export const day = z.union([z.literal(''), z.iso.date()]);

export const dayOrNull = (value: string) => value || null;

/** Today, as the server writes days. */
export const today = (now = new Date()) => new Intl.DateTimeFormat('en-CA').format(now);
