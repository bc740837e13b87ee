import { ProgressBar } from '../ProgressBar/ProgressBar';
import classes from './StitchProgress.module.css';
import { mostStitches, stitches } from './stitches';

type Props = {
  done: number;
  total: number;
  /** How far the chapters are, for a screen reader: « 3 chapitres terminés sur 7 ». */
  label: string;
  /** What is written beside it, which may count something else: « 58 / 186 signés ». */
  text: string;
  /** Nobody has begun the next chapter yet. */
  waiting?: boolean;
};

/** The thread: one stitch for each chapter, or a plain bar when there are too many to count at a glance. */
export const StitchProgress = ({ done, total, label, text, waiting = false }: Props) => (
  <span className={classes.progress}>
    {total > mostStitches ? (
      <ProgressBar label={label} value={done} max={total} tone={done >= total ? 'success' : 'default'} />
    ) : (
      <span className={classes.stitches} role="img" aria-label={label} data-whole={done >= total || undefined}>
        {stitches(done, total, waiting).map(({ chapter, state }) => (
          <span key={chapter} className={classes.stitch} data-state={state} />
        ))}
      </span>
    )}
    <span className={classes.text}>{text}</span>
  </span>
);
