import * as z from 'zod';
import { container } from '../document/define';
import { imageSchema } from '../image/schema';
import { listSchema } from '../list/schema';
import { paragraphSchema } from '../paragraph/schema';

export const stepSchema = container(
  'step',
  {},
  z.discriminatedUnion('type', [paragraphSchema, listSchema, imageSchema]),
);

export const stepsSchema = container('steps', {}, stepSchema, { min: 1, max: 50 });

export type StepsBlock = z.infer<typeof stepsSchema>;
