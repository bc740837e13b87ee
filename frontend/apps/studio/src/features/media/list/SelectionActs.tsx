import { Button, FormDialog, Icon, type Selected, SelectField, SelectionBar } from '@livretier/ui';
import { IconArrowBackUp, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Folder,
  type Handled,
  type MediaFile,
  useDeleteMedia,
  useMoveMedia,
  useRestoreMedia,
  useTrashMedia,
} from '../api';
import { useAskBefore } from './useAskBefore';

type MoveDialogProps = {
  ids: readonly string[];
  folders: readonly Folder[];
  onDone: (handled: Handled) => void;
  onClose: () => void;
};

/** Where the files go: into a folder, or out of any. */
const MoveDialog = ({ ids, folders, onDone, onClose }: MoveDialogProps) => {
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

/** As many as one call takes. */
const most = 100;

type Bar = {
  files: readonly MediaFile[];
  /** What was left alone stays selected. */
  onDone: (handled: Handled) => void;
};

const InLibrary = ({ files, folders, onDone }: Bar & { folders: readonly Folder[] }) => {
  const { t } = useTranslation('media');
  const [moving, setMoving] = useState(false);
  const ask = useAskBefore();
  const trash = useTrashMedia();
  const ids = files.map(({ id }) => id);
  const throwAway = async () => (await ask('trash', files)) && trash.mutate(ids, { onSuccess: onDone });
  return (
    <>
      <Button onClick={() => setMoving(true)}>
        <Icon of={IconFolderSymlink} />
        {t('move.open')}
      </Button>
      <Button busy={trash.isPending} onClick={() => void throwAway()}>
        <Icon of={IconTrash} />
        {t('trash.open')}
      </Button>
      {moving && <MoveDialog ids={ids} folders={folders} onDone={onDone} onClose={() => setMoving(false)} />}
    </>
  );
};

const InTrash = ({ files, onDone }: Bar) => {
  const { t } = useTranslation('media');
  const ask = useAskBefore();
  const restore = useRestoreMedia();
  const remove = useDeleteMedia();
  const ids = files.map(({ id }) => id);
  const forget = async () => (await ask('delete', files)) && remove.mutate(ids, { onSuccess: onDone });
  return (
    <>
      <Button busy={restore.isPending} onClick={() => restore.mutate(ids, { onSuccess: onDone })}>
        <Icon of={IconArrowBackUp} />
        {t('restore')}
      </Button>
      <Button busy={remove.isPending} onClick={() => void forget()}>
        <Icon of={IconTrash} />
        {t('delete.open')}
      </Button>
    </>
  );
};

type Props = {
  selected: Selected;
  onSelect: (selected: Selected) => void;
  files: readonly MediaFile[];
  folders: readonly Folder[];
  inTrash: boolean;
};

/** What can be done with the files that are ticked. */
export const SelectionActs = ({ selected, onSelect, files, folders, inTrash }: Props) => {
  const { t } = useTranslation('media');
  const count = selected.size;
  const bar = {
    files: files.filter(({ id }) => selected.has(id)),
    onDone: ({ kept }: Handled) => onSelect(new Set(kept.map(({ id }) => id))),
  };
  const text = count > most ? t('selection.tooMany', { count, most }) : t('selection.text', { count });
  return (
    <SelectionBar text={count > 0 ? text : undefined} onClear={() => onSelect(new Set())}>
      {count <= most && (inTrash ? <InTrash {...bar} /> : <InLibrary {...bar} folders={folders} />)}
    </SelectionBar>
  );
};
