import type { Labels } from '../../labels/labels';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { useOnline } from '../../store/useOnline';

export type SaveState = {
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
export const useSaveText = ({ dirty, changes, busy, savedAt }: SaveState, begins: boolean) => {
  const labels = useLabels();
  const online = useOnline();
  if (busy) return labels.saving;
  if (!online) return labels.offline;
  if (dirty) return changes ? counted(changes, labels) : labels.unsaved;
  if (savedAt) return labels.savedAt.replace('{time}', hour(savedAt));
  return begins ? '' : labels.nothingToSave;
};
