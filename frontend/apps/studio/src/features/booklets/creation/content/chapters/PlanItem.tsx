import { Icon, IconButton, Menu, MenuAction } from '@livretier/ui';
import {
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconPin,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineChapter } from '@/features/booklets/api';
import { useDragLine } from '@/shared/dragging/Dragging';
import plan from '../plan/Plan.module.css';
import { TitleInput } from '../plan/TitleInput';

type Props = {
  chapter: OutlineChapter;
  /** As it is being typed. */
  title: string;
  number: number;
  edges: { first: boolean; last: boolean };
  carried: boolean;
  renaming: boolean;
  onType: (title: string) => void;
  onRename: () => void;
  onRenamed: () => void;
  onStep: (way: -1 | 1) => void;
  onPress: (event: KeyboardEvent) => void;
  onRemove: () => void;
};

/** A chapter of the plan. One that the sector does not let go is pinned, and says so. */
export const PlanItem = (props: Props) => {
  const { chapter, title, number, edges, carried, renaming, onStep, onPress } = props;
  const { t } = useTranslation('creation');
  const line = useRef<HTMLLIElement>(null);
  const drag = useDragLine({
    ...{ id: chapter.id, title: chapter.title, kind: 'chapter' },
    disabled: renaming,
    placeFor: (_, half) => ({ list: 'plan', index: number - 1 + half }),
    ref: line,
  });
  const kept = chapter.pages.filter(({ removed }) => !removed);
  const asked = new Set(kept.flatMap(({ obligations }) => obligations)).size;
  const size = [t('chapters.pages', { count: kept.length }), t('chapters.minutes', { count: chapter.minutes })];
  const endRenaming = () => {
    props.onRenamed();
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>('[data-control="grip"]')?.focus());
  };
  return (
    <li className={plan.item} data-line={chapter.id} data-carried={carried || undefined} {...drag}>
      <button
        type="button"
        className={plan.grip}
        data-control="grip"
        aria-label={t('order.grip', { title: chapter.title })}
        aria-pressed={carried}
        onKeyDown={onPress}
      >
        <Icon of={IconGripVertical} />
      </button>
      <span className={plan.number}>{number}</span>
      {renaming ? (
        <TitleInput
          label={t('chapters.titleOf', { title: chapter.title })}
          title={title}
          onChange={props.onType}
          onEnd={endRenaming}
        />
      ) : (
        <span className={plan.words}>
          <span className={plan.head}>
            <strong>{chapter.title}</strong>
            {chapter.mandatory && (
              <span className={plan.tag}>
                <Icon of={IconPin} size={14} />
                {t('chapters.mandatoryTag')}
              </span>
            )}
          </span>
          <span>{[...size, asked > 0 && t('chapters.covers', { count: asked })].filter(Boolean).join(', ')}</span>
        </span>
      )}
      <span className={plan.acts}>
        <IconButton
          icon={IconChevronUp}
          size="small"
          data-control="up"
          label={t('order.up', { title: chapter.title })}
          aria-disabled={edges.first}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={IconChevronDown}
          size="small"
          data-control="down"
          label={t('order.down', { title: chapter.title })}
          aria-disabled={edges.last}
          onClick={() => onStep(1)}
        />
        <Menu target={<IconButton icon={IconDots} size="small" label={t('order.more', { title: chapter.title })} />}>
          <MenuAction icon={<Icon of={IconPencil} />} onSelect={props.onRename}>
            {t('rename')}
          </MenuAction>
          <MenuAction icon={<Icon of={chapter.mandatory ? IconPin : IconTrash} />} onSelect={props.onRemove}>
            {t('chapters.remove')}
          </MenuAction>
        </Menu>
      </span>
    </li>
  );
};
