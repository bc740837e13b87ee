import { FormDialog, SelectField } from '@livretier/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveMedia } from '../acts/useMediaActs';
import type { Folder, Handled } from '../types';

type Props = {
  ids: readonly string[];
  folders: readonly Folder[];
  onDone: (handled: Handled) => void;
  onClose: () => void;
};

/** Where the files go: into a folder, or out of any. */
export const MoveDialog = ({ ids, folders, onDone, onClose }: Props) => {
  const { t } = useTranslation(['media', 'common']);
  const move = useMoveMedia();
  const [folderId, setFolderId] = useState('');
  const done = (handled: Handled) => {
    onClose();
    onDone(handled);
  };
  return (
    <FormDialog
      title={t('move.header', { count: ids.length })}
      accept={t('move.accept')}
      reject={t('common:labels.cancel')}
      busy={move.isPending}
      onClose={onClose}
      onSubmit={() => move.mutate({ ids, folderId: folderId || null }, { onSuccess: done })}
    >
      <SelectField
        label={t('move.folder')}
        placeholder={t('fields.noFolder')}
        choices={folders.map(({ id, name }) => ({ value: id, label: name }))}
        value={folderId}
        onChange={({ target }) => setFolderId(target.value)}
        data-autofocus
      />
    </FormDialog>
  );
};
