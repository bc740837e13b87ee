import * as z from 'zod';
import { bundleSchema } from '../bundle/bundleInput';

/** The code to aim at: its modules as strokes in a square of so many units, its margin included. */
export const qrSchema = z.strictObject({
  size: z.number().int().positive().max(200),
  path: z.string().regex(/^[\dMh. ]+$/),
});

/** An edition to print: what a bundle is made from, and the code that leads to it. */
export const printSchema = z.object({ ...bundleSchema.shape, qr: qrSchema });

export type PrintInput = z.infer<typeof printSchema>;
export type Qr = z.infer<typeof qrSchema>;
export type PrintedMedia = PrintInput['media'][string];
