import { StatusTag } from '@livretier/ui';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Something in the reference is not certain. */
export const DoubtTag = () => {
  const { t } = useTranslation('library');
  return (
    <StatusTag shape={IconHelpCircle} tone="warning">
      {t('obligations.doubtful')}
    </StatusTag>
  );
};
