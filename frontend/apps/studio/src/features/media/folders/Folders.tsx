import { Button, confirm, Icon, IconButton, Menu, MenuAction, notify } from '@livretier/ui';
import { IconDots, IconFolder, IconFolderOff, IconFolderOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import { type Folder, type Library, useRemoveFolder } from '../api';
import type { Asked } from '../list/useMediaSearch';
import { FolderDialog } from './FolderDialog';
import classes from './Folders.module.css';

/** Takes a folder away after a question; its files stay. */
const useAskToRemove = ({ id, name, files }: Folder, onRemoved: () => void) => {
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

const Acts = ({ folder, onRemoved }: { folder: Folder; onRemoved: () => void }) => {
  const { t } = useTranslation('media');
  const [naming, setNaming] = useState(false);
  const remove = useAskToRemove(folder, onRemoved);
  return (
    <>
      <Menu target={<IconButton label={t('folders.actions', { name: folder.name })} icon={IconDots} size="small" />}>
        <MenuAction icon={<Icon of={IconPencil} />} onSelect={() => setNaming(true)}>
          {t('folders.rename')}
        </MenuAction>
        <MenuAction icon={<Icon of={IconTrash} />} onSelect={() => void remove()}>
          {t('folders.remove.open')}
        </MenuAction>
      </Menu>
      {naming && <FolderDialog folder={folder} onClose={() => setNaming(false)} />}
    </>
  );
};

type FolderCardProps = { folder: Folder; open: boolean; organise: boolean; onOpen: (open: boolean) => void };

const FolderCard = ({ folder, open, organise, onOpen }: FolderCardProps) => {
  const locale = useLocale();
  return (
    <li className={classes.folder} data-open={open || undefined}>
      <button type="button" className={classes.open} aria-pressed={open} onClick={() => onOpen(!open)}>
        <Icon of={open ? IconFolderOpen : IconFolder} size={20} />
        <span className={classes.name}>{folder.name}</span>
        <span className={classes.count}>{wholeNumber(folder.files, locale)}</span>
      </button>
      {organise && <Acts folder={folder} onRemoved={() => open && onOpen(false)} />}
    </li>
  );
};

const inSight = 8;

type Props = { library: Library; asked: Asked };

/** The drawers of the library; pressing one shows its files, pressing it again shows all. */
export const Folders = ({ library, asked }: Props) => {
  const { t } = useTranslation('media');
  const [whole, setWhole] = useState(false);
  const { folders, abilities } = library;
  const opened = asked.search.dossier;
  if (folders.length === 0) return null;
  const many = folders.length > inSight;
  const shown = many && !whole ? folders.filter(({ id }, place) => place < inSight || id === opened) : folders;
  return (
    <>
      <ul className={classes.folders} aria-label={t('folders.label')}>
        {shown.map((folder) => (
          <FolderCard
            key={folder.id}
            folder={folder}
            open={folder.id === opened}
            organise={abilities.organise}
            onOpen={(open) => asked.filter({ dossier: open ? folder.id : undefined })}
          />
        ))}
      </ul>
      {many && (
        <Button look="link" size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('folders.fewer') : t('folders.every', { count: folders.length })}
        </Button>
      )}
    </>
  );
};
