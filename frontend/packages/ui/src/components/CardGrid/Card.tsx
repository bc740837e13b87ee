import { useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { opener } from '../DataTable/RowLink';
import { SelectBox } from '../DataTable/SelectBox';
import { type Selection, withRows } from '../DataTable/selection';
import classes from './CardGrid.module.css';
import type { CardContent } from './content';

type Props = CardContent & {
  id: string;
  active: boolean;
  selection: Selection | undefined;
  onOpen: () => void;
};

/* The box comes after the button: nothing then has to be lifted over it. */
export const Card = ({ id, picture, note, title, caption, active, selection, onOpen }: Props) => {
  const labels = useLabels();
  const [boxId, nameId] = [useId(), useId()];
  const selected = selection?.selected.has(id) ?? false;
  return (
    <li className={classes.card} data-selected={selected || undefined} data-active={active || undefined}>
      <button
        type="button"
        {...{ [opener]: true }}
        className={classes.open}
        aria-current={active || undefined}
        onClick={onOpen}
      >
        <span className={classes.frame}>
          {picture}
          {note && <span className={classes.note}>{note}</span>}
        </span>
        <span id={nameId} className={classes.title}>
          {title}
        </span>
        {caption && <span className={classes.caption}>{caption}</span>}
      </button>
      {selection && (
        <span className={classes.select}>
          <SelectBox
            id={boxId}
            aria-label={labels.select}
            aria-labelledby={`${boxId} ${nameId}`}
            checked={selected}
            onChange={(wanted) => selection.onSelect(withRows(selection.selected, [id], wanted))}
          />
        </span>
      )}
    </li>
  );
};
