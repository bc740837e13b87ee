import type { BlockDefinition } from '../definition';
import { atom, line } from '../document/define';
import type { ViewProps } from '../view';

const acknowledgementSchema = atom('acknowledgement', { sentence: line(300) });

/** A box to tick: it records nothing yet, so that authors are not offered it. */
const AcknowledgementView = ({ block: { id, props } }: ViewProps<'acknowledgement'>) =>
  props.sentence && (
    <div id={id} className="lvb-acknowledgement" data-island="acknowledgement">
      <label>
        <input type="checkbox" name={id} />
        <span>{props.sentence}</span>
      </label>
    </div>
  );

export const block: BlockDefinition<typeof acknowledgementSchema> = {
  schema: acknowledgementSchema,
  View: AcknowledgementView,
  empty: () => ({ props: { sentence: '' } }),
};
