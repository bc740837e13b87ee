import type { BlockDefinition, Holding } from '../definition';
import { container, line, textBlock } from '../document/define';
import type { ViewProps } from '../view';

const cardSchema = textBlock('card', { title: line(120) });

const cardsSchema = container('cards', {}, cardSchema, { min: 1, max: 12 });

const CardsView = ({ block: { id }, children }: ViewProps<'cards'>) => (
  <ul id={id} className="lvb-cards">
    {children}
  </ul>
);

const CardView = ({ block: { id, props }, children }: ViewProps<'card'>) => (
  <li id={id} className="lvb-card">
    {props.title && <p className="lvb-card-title">{props.title}</p>}
    <p className="lvb-card-text">{children}</p>
  </li>
);

export const block: BlockDefinition<typeof cardsSchema> & Holding<{ card: typeof cardSchema }> = {
  schema: cardsSchema,
  View: CardsView,
  empty: (make) => ({ props: {}, children: [make('card'), make('card')] }),
  inside: { card: { schema: cardSchema, View: CardView, empty: () => ({ props: { title: '' }, text: [] }) } },
};
