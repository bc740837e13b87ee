import { confirm, Icon, notify } from '@livretier/ui';
import { IconFolderOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../types';
import { useRemoveFolder } from './useFolderActs';

/** Takes a folder away after a question; its files stay. */
export const useAskToRemove = ({ id, name, files }: Folder, onRemoved: () => void) => {
  const { t } = useTranslation('media');
  const remove = useRemoveFolder();
  const done = () => {
    notify({ severity: 'success', summary: t('folders.removed', { name }) });
    onRemoved();
  };
  return async () => {
    const accepted = await confirm({
      header: t('folders.remove.header', { name }),
      message: t('folders.remove.text', { count: files }),
      icon: <Icon of={IconFolderOff} />,
      acceptLabel: t('folders.remove.accept'),
      rejectLabel: t('folders.remove.reject'),
      defaultFocus: 'reject',
    });
    if (accepted) remove.mutate(id, { onSuccess: done });
  };
};
