import type { BlockDefinition } from '../definition';
import { atom, line } from '../document/define';
import type { ViewProps } from '../view';

const acknowledgementSchema = atom('acknowledgement', { sentence: line(300) });

/** A sentence to confirm: who came by a personal link is offered a button, whoever else reads it. */
const AcknowledgementView = ({ block: { id, props } }: ViewProps<'acknowledgement'>) =>
  props.sentence && (
    <div id={id} className="lvb-acknowledgement" data-island="acknowledgement">
      <p>{props.sentence}</p>
    </div>
  );

export const block: BlockDefinition<typeof acknowledgementSchema> = {
  schema: acknowledgementSchema,
  View: AcknowledgementView,
  empty: () => ({ props: { sentence: '' } }),
};
