import * as z from 'zod';
import { block as callout } from '../callout';
import type { BlockDefinition, Holding } from '../definition';
import { container, line } from '../document/define';
import { Icon } from '../icon/Icon';
import { block as image } from '../image';
import { block as list } from '../list';
import { block as paragraph } from '../paragraph';
import { block as table } from '../table';
import type { ViewProps } from '../view';

const accordionItemSchema = container(
  'accordion_item',
  { title: line(200) },
  z.discriminatedUnion('type', [paragraph.schema, list.schema, image.schema, callout.schema, table.schema]),
);

const accordionSchema = container('accordion', {}, accordionItemSchema, { min: 1, max: 30 });

const AccordionView = ({ block: { id }, children }: ViewProps<'accordion'>) => (
  <div id={id} className="lvb-accordion">
    {children}
  </div>
);

/** Opens without a script; on paper everything is open. */
const AccordionItemView = ({ block: { id, props }, children }: ViewProps<'accordion_item'>) => (
  <details id={id} className="lvb-accordion-item">
    <summary>
      <span>{props.title}</span>
      <Icon name="chevron" />
    </summary>
    <div className="lvb-accordion-body lvb-flow">{children}</div>
  </details>
);

export const block: BlockDefinition<typeof accordionSchema> & Holding<{ accordion_item: typeof accordionItemSchema }> =
  {
    schema: accordionSchema,
    View: AccordionView,
    empty: (make) => ({ props: {}, children: [make('accordion_item')] }),
    inside: {
      accordion_item: {
        schema: accordionItemSchema,
        View: AccordionItemView,
        empty: (make) => ({ props: { title: '' }, children: [make('paragraph')] }),
      },
    },
  };
