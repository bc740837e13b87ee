import { Icon, IconButton, Menu, MenuAction } from '@livretier/ui';
import { IconDots, IconFolder, IconFolderOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { wholeNumber } from '../../../shared/text/numbers';
import type { Folder } from '../types';
import { FolderDialog } from './FolderDialog';
import classes from './Folders.module.css';
import { useAskToRemove } from './useAskToRemove';

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

type Props = { folder: Folder; open: boolean; organise: boolean; onOpen: (open: boolean) => void };

export const FolderCard = ({ folder, open, organise, onOpen }: Props) => {
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
