import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { useOnline } from './useOnline';

export type SaveState = {
  dirty: boolean;
  busy: boolean;
  /** When it was last saved, if it was since the page opened. */
  savedAt?: Date | undefined;
};

const hour = (date: Date) =>
  new Intl.DateTimeFormat(pageLanguage(), { hour: 'numeric', minute: '2-digit' }).format(date);

/** Where the work stands, in one sentence: what is under way comes before what is known. */
export const useSaveText = ({ dirty, busy, savedAt }: SaveState) => {
  const labels = useLabels();
  const online = useOnline();
  if (busy) return labels.saving;
  if (!online) return labels.offline;
  if (dirty) return labels.unsaved;
  return savedAt ? labels.savedAt.replace('{time}', hour(savedAt)) : labels.nothingToSave;
};
