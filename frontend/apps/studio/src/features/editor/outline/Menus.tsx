import { Icon, IconButton, KeyHint, Menu, MenuAction, MenuLine } from '@livretier/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconFilePlus,
  IconFlag,
  IconFolderSymlink,
  IconLink,
  IconPencil,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Chapter, importances, type PageLine } from '../source/types';

type ChapterMenuProps = {
  chapter: Chapter;
  /** Writers add pages; the plan belongs to those who answer for the booklet. */
  mayBuild: boolean;
  onAddPage: () => void;
  /** Nothing for a chapter whose words are the library's. */
  onRename: (() => void) | undefined;
  onMove: (direction: -1 | 1) => void;
  onAttach: () => void;
  onDetach: () => void;
  onRemove: (() => void) | undefined;
};

/** Everything that can be done with a chapter. */
export const ChapterMenu = (props: ChapterMenuProps) => {
  const { chapter, mayBuild, onAddPage, onRename, onMove, onAttach, onDetach, onRemove } = props;
  const { t } = useTranslation('editor');
  const isDetached = chapter.core_state === 'detached';
  return (
    <Menu target={<IconButton size="small" label={t('chapters.actions', { title: chapter.title })} icon={IconDots} />}>
      <MenuAction icon={<Icon of={IconFilePlus} />} onSelect={onAddPage}>
        {t('outline.add')}
      </MenuAction>
      {mayBuild && (
        <>
          {onRename && (
            <MenuAction icon={<Icon of={IconPencil} />} hint={<KeyHint>F2</KeyHint>} onSelect={onRename}>
              {t('outline.rename')}
            </MenuAction>
          )}
          <MenuAction icon={<Icon of={IconArrowUp} />} hint={<KeyHint>{'Alt ↑'}</KeyHint>} onSelect={() => onMove(-1)}>
            {t('outline.up')}
          </MenuAction>
          <MenuAction icon={<Icon of={IconArrowDown} />} hint={<KeyHint>{'Alt ↓'}</KeyHint>} onSelect={() => onMove(1)}>
            {t('outline.down')}
          </MenuAction>
        </>
      )}
      {mayBuild && chapter.origin && (
        <>
          <MenuLine />
          <MenuAction
            icon={<Icon of={isDetached ? IconLink : IconUnlink} />}
            onSelect={isDetached ? onAttach : onDetach}
          >
            {t(isDetached ? 'chapters.attach' : 'chapters.detach')}
          </MenuAction>
        </>
      )}
      {mayBuild && onRemove && (
        <>
          <MenuLine />
          <MenuAction icon={<Icon of={IconTrash} />} onSelect={onRemove}>
            {t('chapters.remove')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
};

type PageMenuProps = {
  page: PageLine;
  /** Nothing for the words of a law. */
  onRename: (() => void) | undefined;
  onDuplicate: () => void;
  onMove: (direction: -1 | 1) => void;
  /** Into another chapter, where there are several. */
  onSend: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onMark: (importance: PageLine['importance']) => void;
};

/** Everything that can be done with a page, for those who neither drag nor know the keys. */
export const PageMenu = ({ page, onRename, onDuplicate, onMove, onSend, onRemove, onMark }: PageMenuProps) => {
  const { t } = useTranslation('editor');
  return (
    <Menu target={<IconButton size="small" label={t('outline.actions', { title: page.title })} icon={IconDots} />}>
      {onRename && (
        <MenuAction icon={<Icon of={IconPencil} />} hint={<KeyHint>F2</KeyHint>} onSelect={onRename}>
          {t('outline.rename')}
        </MenuAction>
      )}
      <MenuAction icon={<Icon of={IconCopy} />} onSelect={onDuplicate}>
        {t('outline.duplicate')}
      </MenuAction>
      {!page.locked && (
        <>
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
        </>
      )}
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
