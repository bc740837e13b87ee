import * as z from 'zod';
import type { BlockDefinition, Holding } from '../definition';
import { parts } from '../document/define';
import { block as paragraph } from '../paragraph';
import type { ViewProps } from '../view';

const listItemSchema = parts('list_item', {})
  .extend({
    get children() {
      return z
        .array(z.discriminatedUnion('type', [paragraph.schema, listSchema]))
        .min(1)
        .max(50);
    },
  })
  .meta({ id: 'list_item' });

const listSchema = parts('list', { ordered: z.boolean() })
  .extend({ children: z.array(listItemSchema).min(1).max(150) })
  .meta({ id: 'list' });

const ListView = ({ block: { id, props }, children }: ViewProps<'list'>) => {
  const List = props.ordered ? 'ol' : 'ul';
  return (
    <List id={id} className="lvb-list">
      {children}
    </List>
  );
};

const ListItemView = ({ block: { id }, children }: ViewProps<'list_item'>) => <li id={id}>{children}</li>;

export const block: BlockDefinition<typeof listSchema> & Holding<{ list_item: typeof listItemSchema }> = {
  schema: listSchema,
  View: ListView,
  empty: (make) => ({ props: { ordered: false }, children: [make('list_item')] }),
  inside: {
    list_item: {
      schema: listItemSchema,
      View: ListItemView,
      empty: (make) => ({ props: {}, children: [make('paragraph')] }),
    },
  },
};
