import type { BlockDefinition } from '../definition';
import { atom } from '../document/define';
import type { ViewProps } from '../view';

const dividerSchema = atom('divider', {});

const DividerView = ({ block: { id } }: ViewProps<'divider'>) => <hr id={id} className="lvb-divider" />;

export const block: BlockDefinition<typeof dividerSchema> = {
  schema: dividerSchema,
  View: DividerView,
  empty: () => ({ props: {} }),
};
