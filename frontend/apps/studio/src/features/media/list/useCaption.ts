import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../shared/text/dates';
import { useBytes } from '../../../shared/text/useBytes';
import type { MediaFile } from '../types';

/** Under a name: the size, and in the trash until when the file can be taken back. */
export const useCaption = () => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const bytes = useBytes();
  return ({ size, deleted_on }: MediaFile) =>
    deleted_on ? t('list.deletedOn', { day: longDate(calendarDay(deleted_on), locale, { year: false }) }) : bytes(size);
};
