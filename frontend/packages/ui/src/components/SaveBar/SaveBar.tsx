import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { FieldError } from '../fields/FieldError';
import classes from './SaveBar.module.css';
import { type SaveState, useSaveText } from './useSaveText';

export type SaveBarProps = SaveState & {
  /** Without it there is no way back but the one that closes the form, and the bar is narrow. */
  onCancel?: (() => void) | undefined;
  /** Why it could not be saved, until the next try. */
  failure?: string | undefined;
  saveLabel?: string | undefined;
  /** Another act upon the same thing, apart from the two. */
  aside?: ReactNode;
  /** What to look at before the button is pressed. */
  before?: ReactNode;
};

/** The foot of a form: where the work stands, the way back and the button that sends it. */
export const SaveBar = ({ onCancel, failure, saveLabel, aside, before, ...state }: SaveBarProps) => {
  const labels = useLabels();
  const text = useSaveText(state, saveLabel !== undefined);
  return (
    <div className={classes.bar} data-narrow={onCancel ? undefined : true}>
      <p className={classes.state} role="status">
        {!failure && text}
      </p>
      <p className={classes.failure} role="alert">
        {failure && <FieldError>{failure}</FieldError>}
      </p>
      {onCancel && aside && <div className={classes.aside}>{aside}</div>}
      {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
      {before}
      <Button type="submit" look="primary" busy={state.busy}>
        {saveLabel ?? labels.save}
      </Button>
      {!onCancel && aside}
    </div>
  );
};
