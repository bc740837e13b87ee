import type { BlockDefinition } from '../definition';
import { textBlock } from '../document/define';
import type { ViewProps } from '../view';

const paragraphSchema = textBlock('paragraph', {});

const ParagraphView = ({ block: { id }, children }: ViewProps<'paragraph'>) => (
  <p id={id} className="lvb-paragraph">
    {children}
  </p>
);

export const block: BlockDefinition<typeof paragraphSchema> = {
  schema: paragraphSchema,
  View: ParagraphView,
  empty: () => ({ props: {}, text: [] }),
};
