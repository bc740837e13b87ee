import { Icon, IconButton, KeyHint, Menu, MenuAction, MenuLine } from '@livretier/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconFlag,
  IconFolderSymlink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { importances, type PageLine } from '../source/types';

type Props = {
  page: PageLine;
  onRename: () => void;
  onDuplicate: () => void;
  onMove: (direction: -1 | 1) => void;
  /** Into another chapter, where there are several. */
  onSend: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onMark: (importance: PageLine['importance']) => void;
};

/** Everything that can be done with a page, for those who neither drag nor know the keys. */
export const PageMenu = ({ page, onRename, onDuplicate, onMove, onSend, onRemove, onMark }: Props) => {
  const { t } = useTranslation('editor');
  return (
    <Menu target={<IconButton size="small" label={t('outline.actions', { title: page.title })} icon={IconDots} />}>
      <MenuAction icon={<Icon of={IconPencil} />} hint={<KeyHint>F2</KeyHint>} onSelect={onRename}>
        {t('outline.rename')}
      </MenuAction>
      <MenuAction icon={<Icon of={IconCopy} />} onSelect={onDuplicate}>
        {t('outline.duplicate')}
      </MenuAction>
      <MenuAction icon={<Icon of={IconArrowUp} />} hint={<KeyHint>{'Alt ↑'}</KeyHint>} onSelect={() => onMove(-1)}>
        {t('outline.up')}
      </MenuAction>
      <MenuAction icon={<Icon of={IconArrowDown} />} hint={<KeyHint>{'Alt ↓'}</KeyHint>} onSelect={() => onMove(1)}>
        {t('outline.down')}
      </MenuAction>
      {onSend && (
        <MenuAction icon={<Icon of={IconFolderSymlink} />} onSelect={onSend}>
          {t('outline.send')}
        </MenuAction>
      )}
      <MenuLine />
      {importances
        .filter((importance) => importance !== page.importance)
        .map((importance) => (
          <MenuAction key={importance} icon={<Icon of={IconFlag} />} onSelect={() => onMark(importance)}>
            {t(`outline.mark.${importance}`)}
          </MenuAction>
        ))}
      {onRemove && (
        <>
          <MenuLine />
          <MenuAction icon={<Icon of={IconTrash} />} onSelect={onRemove}>
            {t('outline.remove')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
};
