import { StatusTag } from '@livretier/ui';
import { IconAsterisk, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Level } from '../types';

/** Whether a law asks for it or good practice does. */
export const LevelTag = ({ level }: { level: Level }) => {
  const { t } = useTranslation('library');
  return level === 'mandatory' ? (
    <StatusTag shape={IconAsterisk} tone="note">
      {t('obligations.level.mandatory')}
    </StatusTag>
  ) : (
    <StatusTag shape={IconThumbUp}>{t('obligations.level.recommended')}</StatusTag>
  );
};
