import { Icon, IconButton, Switch } from '@livretier/ui';
import { IconChevronDown, IconChevronUp, IconGavel, IconGripVertical, IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outline, OutlineLine } from '@/features/booklets/api';
import { useDragLine } from '@/shared/dragging/Dragging';
import plan from '../plan/Plan.module.css';
import { TitleInput } from '../plan/TitleInput';
import { type Importance, ImportanceSelect } from './Importance';
import classes from './Pages.module.css';

type PageSwitchProps = { title: string; on: boolean; onToggle: (on: boolean) => void };

/** Whether a page is kept; its title stands beside it. */
const PageSwitch = ({ title, on, onToggle }: PageSwitchProps) => {
  const { t } = useTranslation('creation');
  return (
    <span className={classes.switch}>
      <Switch label={t('pages.keep', { title })} checked={on} onChange={({ target }) => onToggle(target.checked)} />
    </span>
  );
};

type Props = {
  page: OutlineLine;
  /** The title as it is being typed. */
  typed: string;
  obligations: Outline['obligations'];
  index: number;
  edges: { first: boolean; last: boolean };
  carried: boolean;
  renaming: boolean;
  /** Somebody works on it: the preview shows it. */
  onLook: () => void;
  onToggle: (on: boolean) => void;
  onMark: (importance: Importance) => void;
  onType: (title: string) => void;
  onRename: () => void;
  onRenamed: () => void;
  onStep: (way: -1 | 1) => void;
  onPress: (event: KeyboardEvent) => void;
};

const useCovered = ({ obligations: own }: OutlineLine, obligations: Outline['obligations']) => {
  const { t } = useTranslation('creation');
  const names = obligations.filter(({ id }) => own.includes(id)).map(({ label }) => label);
  return names.length > 0 ? names.join(', ') : t('pages.coversNothing');
};

/** A page of a chapter. One that is taken out keeps its place, and can be brought back. */
export const PageItem = (props: Props) => {
  const { page, typed, obligations, index, edges, carried, renaming } = props;
  const { t } = useTranslation('creation');
  const covered = useCovered(page, obligations);
  const line = useRef<HTMLLIElement>(null);
  const { id, title } = page;
  const drag = useDragLine({
    ...{ id, title, kind: 'page' },
    disabled: renaming,
    placeFor: (_, half) => ({ list: 'pages', index: index + half }),
    ref: line,
  });
  const endRenaming = () => {
    props.onRenamed();
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>('[data-control="rename"]')?.focus());
  };
  return (
    <li
      className={plan.item}
      data-line={page.id}
      data-off={page.removed || undefined}
      data-carried={carried || undefined}
      onFocus={props.onLook}
      {...drag}
    >
      <button
        type="button"
        className={plan.grip}
        data-control="grip"
        aria-label={t('order.grip', { title })}
        aria-pressed={carried}
        onKeyDown={props.onPress}
      >
        <Icon of={IconGripVertical} />
      </button>
      <PageSwitch title={title} on={!page.removed} onToggle={props.onToggle} />
      {renaming ? (
        <TitleInput label={t('pages.titleOf', { title })} title={typed} onChange={props.onType} onEnd={endRenaming} />
      ) : (
        <span className={plan.words}>
          <span className={plan.head}>
            <strong>{title}</strong>
          </span>
          <span className={classes.covers}>
            {page.obligations.length > 0 && <Icon of={IconGavel} size={14} />}
            <span className={classes.covered} title={covered}>
              {covered}
            </span>
          </span>
        </span>
      )}
      <ImportanceSelect title={title} value={page.importance} onChange={props.onMark} />
      <span className={plan.acts}>
        <IconButton
          icon={IconChevronUp}
          size="small"
          data-control="up"
          label={t('order.up', { title })}
          aria-disabled={edges.first}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          icon={IconChevronDown}
          size="small"
          data-control="down"
          label={t('order.down', { title })}
          aria-disabled={edges.last}
          onClick={() => props.onStep(1)}
        />
        <IconButton
          icon={IconPencil}
          size="small"
          data-control="rename"
          label={t('pages.rename', { title })}
          onClick={props.onRename}
        />
      </span>
    </li>
  );
};
