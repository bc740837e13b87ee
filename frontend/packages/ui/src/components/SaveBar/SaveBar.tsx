import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { FieldError } from '../fields/FieldError';
import classes from './SaveBar.module.css';
import { type SaveState, useSaveText } from './useSaveText';

export type SaveBarProps = SaveState & {
  onCancel: () => void;
  /** Why it could not be saved, until the next try. */
  failure?: string | undefined;
  saveLabel?: string | undefined;
};

/** The foot of a form: where the work stands, the way back and the button that sends it. */
export const SaveBar = ({ onCancel, failure, saveLabel, ...state }: SaveBarProps) => {
  const labels = useLabels();
  const text = useSaveText(state);
  return (
    <div className={classes.bar}>
      <p className={classes.state} role="status">
        {!failure && text}
      </p>
      <p className={classes.failure} role="alert">
        {failure && <FieldError>{failure}</FieldError>}
      </p>
      <Button onClick={onCancel}>{labels.cancel}</Button>
      <Button type="submit" look="primary" busy={state.busy}>
        {saveLabel ?? labels.save}
      </Button>
    </div>
  );
};
