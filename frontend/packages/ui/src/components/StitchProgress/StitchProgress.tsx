import { Row } from '../Layout/Layout';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import classes from './StitchProgress.module.css';

const mostStitches = 14;

type Stitch = { chapter: number; state: 'done' | 'current' | 'ahead' };

/** One stitch for each chapter: those that are done, then the one that is being sewn, then the others. */
export const stitches = (done: number, total: number, waiting = false): Stitch[] =>
  Array.from({ length: total }, (_, index) => {
    const chapter = index + 1;
    if (chapter <= done) return { chapter, state: 'done' };
    return { chapter, state: chapter === done + 1 && !waiting ? 'current' : 'ahead' };
  });

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
  <Row as="span" gap={3} align="center" shrink>
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
  </Row>
);
