import type { ViewProps } from '../view';

export const ParagraphView = ({ block: { id }, children }: ViewProps<'paragraph'>) => (
  <p id={id} className="lvb-paragraph">
    {children}
  </p>
);
