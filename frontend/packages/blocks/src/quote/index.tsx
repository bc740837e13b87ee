import type { BlockDefinition } from '../definition';
import { line, textBlock } from '../document/define';
import type { ViewProps } from '../view';

const quoteSchema = textBlock('quote', { author: line(120) });

const QuoteView = ({ block: { id, props }, children }: ViewProps<'quote'>) => (
  <figure id={id} className="lvb-quote">
    <blockquote>
      <p>{children}</p>
    </blockquote>
    {props.author && <figcaption>{props.author}</figcaption>}
  </figure>
);

export const block: BlockDefinition<typeof quoteSchema> = {
  schema: quoteSchema,
  View: QuoteView,
  empty: () => ({ props: { author: '' }, text: [] }),
};
