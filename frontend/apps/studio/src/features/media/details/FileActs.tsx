import { Button, ButtonLink, Icon } from '@livretier/ui';
import { IconArrowBackUp, IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Handled, type MediaDetails, useDeleteMedia, useRestoreMedia, useTrashMedia } from '../api';
import { useAskBefore } from '../list/useAskBefore';

type Props = { file: MediaDetails; onGone: () => unknown };

const Trash = ({ file, onGone }: Props) => {
  const { t } = useTranslation('media');
  const ask = useAskBefore();
  const trash = useTrashMedia();
  const leave = ({ done }: Handled) => done > 0 && onGone();
  const throwAway = async () => (await ask('trash', [file])) && trash.mutate([file.id], { onSuccess: leave });
  return (
    <Button
      aria-label={t('trash.open')}
      title={t('trash.open')}
      busy={trash.isPending}
      onClick={() => void throwAway()}
    >
      <Icon of={IconTrash} />
    </Button>
  );
};

const Restore = ({ file }: Pick<Props, 'file'>) => {
  const { t } = useTranslation('media');
  const restore = useRestoreMedia();
  return (
    <Button busy={restore.isPending} onClick={() => restore.mutate([file.id])}>
      <Icon of={IconArrowBackUp} />
      {t('restore')}
    </Button>
  );
};

const Delete = ({ file, onGone }: Props) => {
  const { t } = useTranslation('media');
  const ask = useAskBefore();
  const remove = useDeleteMedia(onGone);
  const forget = async () => (await ask('delete', [file])) && remove.mutate([file.id]);
  return (
    <Button look="danger-outline" busy={remove.isPending} onClick={() => void forget()}>
      {t('delete.open')}
    </Button>
  );
};

/** What can be done with the file as a whole, as the server allows it. */
export const FileActs = ({ file, onGone }: Props) => {
  const { t } = useTranslation('media');
  const { trash, restore, delete: mayDelete } = file.abilities;
  return (
    <>
      <ButtonLink
        href={file.address}
        download={file.name}
        aria-label={t('details.download')}
        title={t('details.download')}
      >
        <Icon of={IconDownload} />
      </ButtonLink>
      {trash && <Trash file={file} onGone={onGone} />}
      {restore && <Restore file={file} />}
      {mayDelete && <Delete file={file} onGone={onGone} />}
    </>
  );
};
