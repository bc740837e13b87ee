import type { ViewProps } from '../view';

/** A box to tick; the island keeps who ticked it and when. */
export const AcknowledgementView = ({ block: { id, props } }: ViewProps<'acknowledgement'>) =>
  props.sentence && (
    <div id={id} className="lvb-acknowledgement" data-island="acknowledgement">
      <label>
        <input type="checkbox" name={id} />
        <span>{props.sentence}</span>
      </label>
    </div>
  );
