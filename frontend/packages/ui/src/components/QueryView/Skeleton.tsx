import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Skeleton.module.css';
import { useDelay } from './useDelay';

/** Grey lines in the place of the coming content, after 200 ms. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => {
  const labels = useLabels();
  if (!useDelay()) return null;
  return (
    <div role="status" className={classes.skeleton}>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical and never move
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
};
