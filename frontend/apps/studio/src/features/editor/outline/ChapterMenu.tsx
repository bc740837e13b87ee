import { Icon, IconButton, KeyHint, Menu, MenuAction, MenuLine } from '@livretier/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconFilePlus,
  IconLink,
  IconPencil,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../source/types';

type Props = {
  chapter: Chapter;
  /** Writers add pages; the plan belongs to those who answer for the booklet. */
  mayBuild: boolean;
  onAddPage: () => void;
  onRename: () => void;
  onMove: (direction: -1 | 1) => void;
  onAttach: () => void;
  onDetach: () => void;
  onRemove: (() => void) | undefined;
};

/** Everything that can be done with a chapter. */
export const ChapterMenu = (props: Props) => {
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
          <MenuAction icon={<Icon of={IconPencil} />} hint={<KeyHint>F2</KeyHint>} onSelect={onRename}>
            {t('outline.rename')}
          </MenuAction>
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
