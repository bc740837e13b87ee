import * as z from 'zod';
import { parts } from '../document/define';
import { paragraphSchema } from '../paragraph/schema';

export const listItemSchema = parts('list_item', {})
  .extend({
    get children() {
      return z
        .array(z.discriminatedUnion('type', [paragraphSchema, listSchema]))
        .min(1)
        .max(50);
    },
  })
  .meta({ id: 'list_item' });

export const listSchema = parts('list', { ordered: z.boolean() })
  .extend({ children: z.array(listItemSchema).min(1).max(150) })
  .meta({ id: 'list' });

export type ListItemBlock = z.infer<typeof listItemSchema>;
export type ListBlock = z.infer<typeof listSchema>;
