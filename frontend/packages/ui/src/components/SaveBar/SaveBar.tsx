import type { ReactNode } from 'react';
import type { Labels } from '../../labels/labels';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { useOnline } from '../../store/useOnline';
import { Button } from '../Button/Button';
import { FieldError } from '../fields/field';
import classes from './SaveBar.module.css';

type SaveState = {
  dirty: boolean;
  /** How many fields differ from what is saved, where the form counts them. */
  changes?: number | undefined;
  busy: boolean;
  /** When it was last saved, if it was since the page opened. */
  savedAt?: Date | undefined;
};

const hour = (date: Date) =>
  new Intl.DateTimeFormat(pageLanguage(), { hour: 'numeric', minute: '2-digit' }).format(date);

const counted = (changes: number, { unsavedOne, unsavedMany }: Labels) =>
  changes === 1 ? unsavedOne : unsavedMany.replace('{count}', String(changes));

/**
 * Where the work stands, in one sentence: what is under way comes before what is known. A form that begins something
 * has nothing to save until somebody writes in it, and its button is not waiting for a change.
 */
const useSaveText = ({ dirty, changes, busy, savedAt }: SaveState, begins: boolean) => {
  const labels = useLabels();
  const online = useOnline();
  if (busy) return labels.saving;
  if (!online) return labels.offline;
  if (dirty) return changes ? counted(changes, labels) : labels.unsaved;
  if (savedAt) return labels.savedAt.replace('{time}', hour(savedAt));
  return begins ? '' : labels.nothingToSave;
};

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
