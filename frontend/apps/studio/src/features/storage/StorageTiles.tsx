import { useTranslation } from 'react-i18next';
import { calendarDay } from '../../shared/text/dates';
import { useBytes } from '../../shared/text/useBytes';
import classes from './Storage.module.css';
import type { Part } from './shares';
import type { StorageUse } from './types';
import { usePartName } from './usePartName';

const day = 86_400_000;
const daysUntil = (date: string) => Math.max(0, Math.ceil((calendarDay(date).getTime() - Date.now()) / day));

const useCaption = (trash: StorageUse['trash']) => {
  const { t } = useTranslation('storage');
  const trashCaption = () => {
    if (trash.files === 0) return t('trashEmpty');
    if (trash.next_deletion_on === null) return t('files', { count: trash.files });
    const count = daysUntil(trash.next_deletion_on);
    return count === 0 ? t('trashToday') : t('trashSoon', { count });
  };
  return ({ name, files }: Part) => (name === 'trash' ? trashCaption() : t('files', { count: files }));
};

/** The legend of the bar, with its figures. */
export const StorageTiles = ({ parts, trash }: { parts: readonly Part[]; trash: StorageUse['trash'] }) => {
  const bytes = useBytes();
  const partName = usePartName();
  const caption = useCaption(trash);
  return (
    <dl className={classes.tiles}>
      {parts.map((part) => (
        <div key={part.name}>
          <dt className={classes.part}>
            <span className={classes.dot} data-part={part.name} />
            {partName(part.name)}
          </dt>
          <dd className={classes.size}>{bytes(part.bytes)}</dd>
          <dd className={classes.caption}>{caption(part)}</dd>
        </div>
      ))}
    </dl>
  );
};
