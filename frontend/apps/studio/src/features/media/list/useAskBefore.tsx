import { confirm, Icon } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../api';

/** The question before files are thrown away, or forgotten for good. */
export const useAskBefore = () => {
  const { t } = useTranslation('media');
  return (act: 'trash' | 'delete', files: readonly MediaFile[]) =>
    confirm({
      header: t(`${act}.header`, { count: files.length, name: files[0]?.name ?? '' }),
      message: t(`${act}.text`, { count: files.length }),
      icon: <Icon of={IconTrash} />,
      acceptLabel: t(`${act}.accept`),
      rejectLabel: t(`${act}.reject`),
      defaultFocus: 'reject',
      danger: act === 'delete',
    });
};
