import * as z from 'zod';

/** A block keeps its id for life: merges, translations and links hold on to it. */
export const blockId = z.string().regex(/^[\w-]{1,64}$/);
