import * as z from 'zod';
import type { BlockDefinition } from '../definition';
import { textBlock } from '../document/define';
import type { ViewProps } from '../view';

const headingSchema = textBlock('heading', { level: z.literal([2, 3, 4]) });

/** A heading without words would announce nothing: it is not drawn. */
const HeadingView = ({ block: { id, props }, children }: ViewProps<'heading'>) => {
  const Heading = `h${props.level}` as const;
  return (
    children !== undefined && (
      <Heading id={id} className="lvb-heading">
        {children}
      </Heading>
    )
  );
};

export const block: BlockDefinition<typeof headingSchema> = {
  schema: headingSchema,
  View: HeadingView,
  empty: () => ({ props: { level: 2 }, text: [] }),
};
