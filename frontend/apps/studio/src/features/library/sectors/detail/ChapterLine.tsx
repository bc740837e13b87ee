import { Icon, IconButton, Switch } from '@livretier/ui';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryIcon } from '@/features/library/icons/libraryIcons';
import classes from './Recommended.module.css';

export type Way = 'up' | 'down';

type Props = {
  title: string;
  icon: string;
  mandatory: boolean;
  disabled: boolean;
  first: boolean;
  last: boolean;
  dragging: boolean;
  /** Another line is being dragged: it may be dropped here. */
  over: boolean;
  onStep: (way: Way) => void;
  onDrag: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
  onMandatory: (mandatory: boolean) => void;
  onRemove: () => void;
};

/** One chapter that the sector recommends. At the end of the list a button stays focusable, and does nothing. */
export const ChapterLine = (props: Props) => {
  const { title, icon, mandatory, disabled, first, last, dragging, over } = props;
  const { t } = useTranslation('library');
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    props.onDrag();
  };
  const allow = (event: DragEvent) => over && event.preventDefault();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    props.onDrop();
  };
  return (
    <li
      className={classes.line}
      draggable={!disabled}
      data-dragging={dragging || undefined}
      data-over={over || undefined}
      onDragStart={start}
      onDragOver={allow}
      onDrop={drop}
      onDragEnd={props.onDragEnd}
    >
      {!disabled && (
        <span className={classes.grip}>
          <Icon of={IconGripVertical} size={16} />
        </span>
      )}
      <span className={classes.icon}>
        <Icon of={libraryIcon(icon)} />
      </span>
      <strong className={classes.title}>{title}</strong>
      <span className={classes.controls}>
        <Switch
          label={t('sectors.chapters.mandatory')}
          aria-label={t('sectors.chapters.mandatoryOf', { title })}
          checked={mandatory}
          disabled={disabled}
          onChange={({ target }) => props.onMandatory(target.checked)}
        />
        {!disabled && (
          <>
            <IconButton
              icon={IconArrowUp}
              size="small"
              label={t('sectors.chapters.up', { title })}
              aria-disabled={first}
              onClick={() => props.onStep('up')}
            />
            <IconButton
              icon={IconArrowDown}
              size="small"
              label={t('sectors.chapters.down', { title })}
              aria-disabled={last}
              onClick={() => props.onStep('down')}
            />
            <IconButton
              icon={IconX}
              size="small"
              label={t('sectors.chapters.remove', { title })}
              onClick={props.onRemove}
            />
          </>
        )}
      </span>
    </li>
  );
};
