import type { ViewProps } from '../view';

export const QuoteView = ({ block: { id, props }, children }: ViewProps<'quote'>) => (
  <figure id={id} className="lvb-quote">
    <blockquote>
      <p>{children}</p>
    </blockquote>
    {props.author && <figcaption>{props.author}</figcaption>}
  </figure>
);
