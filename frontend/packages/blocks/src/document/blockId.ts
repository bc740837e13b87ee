import * as z from 'zod';

/** A block keeps its id for life: merges, translations and links hold on to it. */
export const blockId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new id: short enough for an anchor, long enough never to be drawn twice (72 bits). */
export const newBlockId = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(14));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
};
