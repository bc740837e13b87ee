import { StatusTag } from '@livretier/ui';
import { IconAlertCircle, IconAsterisk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChapterPage } from '../../types';

/** What a page asks of its readers, if it asks something. */
export const ImportanceTag = ({ importance }: Pick<ChapterPage, 'importance'>) => {
  const { t } = useTranslation('library');
  if (importance === 'info') return null;
  return (
    <StatusTag shape={importance === 'mandatory' ? IconAsterisk : IconAlertCircle}>
      {t(`chapters.importance.${importance}`)}
    </StatusTag>
  );
};
