import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Skeleton.module.css';
import { useDelay } from './useDelay';

type Props = {
  lines?: number;
  /** What comes: a text, the lines of a list, cards, or the fields of a form. */
  shape?: 'lines' | 'rows' | 'cards' | 'fields';
};

/** Grey shapes in the place of the coming content; their room is kept at once, they are drawn after 200 ms. */
export const Skeleton = ({ lines = 3, shape = 'lines' }: Props) => {
  const labels = useLabels();
  const drawn = useDelay();
  return (
    <div role={drawn ? 'status' : undefined} className={classes.skeleton} data-shape={shape} data-drawn={drawn}>
      {drawn && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical and never move
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
};
