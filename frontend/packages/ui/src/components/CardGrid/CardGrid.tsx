import { type ReactNode, useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { SelectBox } from '../DataTable/SelectBox';
import { opener } from '../DataTable/TableRow';
import { type Selection, withRows } from '../DataTable/table';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './CardGrid.module.css';

export type CardContent = {
  /** Fills the frame: a picture, or the icon of a kind. */
  picture: ReactNode;
  /** On the picture, in its lower corner. */
  note?: ReactNode;
  title: string;
  caption?: ReactNode;
};

type CardProps = CardContent & {
  id: string;
  active: boolean;
  selection: Selection | undefined;
  onOpen: () => void;
};

/* The box comes after the button: nothing then has to be lifted over it. */
const Card = ({ id, picture, note, title, caption, active, selection, onOpen }: CardProps) => {
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

const waiting = [0, 1, 2, 3, 4, 5, 6, 7];

type Props<Item> = {
  /** The name of the list, for those who do not see where it stands. */
  caption: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  card: (item: Item) => CardContent;
  onOpen: (item: Item) => void;
  /** The card that is open beside the list. */
  activeKey?: string | undefined;
  selection?: Selection | undefined;
  loading?: boolean;
};

/** Things that one knows by their picture; each opens in place and may be chosen with others. */
export const CardGrid = <Item,>({
  caption,
  items,
  itemKey,
  card,
  onOpen,
  activeKey,
  selection,
  loading,
}: Props<Item>) => (
  <ul
    className={classes.grid}
    aria-label={caption}
    aria-busy={loading || undefined}
    data-choosing={(selection && selection.selected.size > 0) || undefined}
  >
    {items.map((item) => (
      <Card
        key={itemKey(item)}
        id={itemKey(item)}
        {...card(item)}
        active={itemKey(item) === activeKey}
        selection={selection}
        onOpen={() => onOpen(item)}
      />
    ))}
  </ul>
);

/** The place of the coming cards, in their own geometry. */
export const CardGridSkeleton = () => {
  const labels = useLabels();
  return (
    <div role="status">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <div className={classes.grid} data-waiting aria-hidden="true">
        {waiting.map((place) => (
          <div key={place}>
            <span className={classes.frame} />
            <span className={classes.bar} />
          </div>
        ))}
      </div>
    </div>
  );
};
