import { useLabels } from '../../labels/useLabels';
import type { Selection } from '../DataTable/selection';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Card } from './Card';
import classes from './CardGrid.module.css';
import type { CardContent } from './content';

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
