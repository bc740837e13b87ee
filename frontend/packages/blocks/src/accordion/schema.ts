import * as z from 'zod';
import { calloutSchema } from '../callout/schema';
import { container, line } from '../document/define';
import { imageSchema } from '../image/schema';
import { listSchema } from '../list/schema';
import { paragraphSchema } from '../paragraph/schema';
import { tableSchema } from '../table/schema';

export const accordionItemSchema = container(
  'accordion_item',
  { title: line(200) },
  z.discriminatedUnion('type', [paragraphSchema, listSchema, imageSchema, calloutSchema, tableSchema]),
);

export const accordionSchema = container('accordion', {}, accordionItemSchema, { min: 1, max: 30 });

export type AccordionBlock = z.infer<typeof accordionSchema>;
