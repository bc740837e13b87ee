import { StatusTag } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../shared/text/dates';
import type { MediaDetails } from '../types';

/** That the file is in the trash, and until when. */
export const Trashed = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  if (!file.deleted_on) return null;
  return (
    <span>
      <StatusTag shape={IconTrash} tone="warning">
        {t('details.trashed', { day: longDate(calendarDay(file.deleted_on), locale) })}
      </StatusTag>
    </span>
  );
};
