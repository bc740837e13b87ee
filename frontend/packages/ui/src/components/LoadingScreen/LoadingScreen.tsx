import { useLabels } from '../../labels/useLabels';
import { BrandMark } from '../Brand/BrandMark';
import { useDelay } from '../QueryView/useDelay';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './LoadingScreen.module.css';

/** The whole window while nothing else can be drawn yet, after 200 ms. */
export const LoadingScreen = () => {
  const labels = useLabels();
  if (!useDelay()) return null;
  return (
    <main className={classes.screen}>
      <div role="status" className={classes.mark}>
        <BrandMark size={56} />
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
      </div>
    </main>
  );
};
