import classes from './ProgressBar.module.css';

type Props = {
  label: string;
  /** Unknown while nobody can tell how far the work is. */
  value?: number | undefined;
  max?: number | undefined;
  tone?: 'default' | 'success' | 'warning' | 'danger' | undefined;
};

/** A plain bar; the figure itself is written beside it. */
export const ProgressBar = ({ label, value, max = 100, tone = 'default' }: Props) => (
  <progress className={classes.bar} aria-label={label} value={value} max={max} data-tone={tone} />
);
