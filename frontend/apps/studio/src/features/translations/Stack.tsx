import classes from './Translations.module.css';
import { type Counts, states } from './types';

const shown = [...states].reverse();

/** The texts of a page by their states, drawn; the figures are said beside it. */
export const Stack = ({ counts }: { counts: Counts }) => (
  <svg className={classes.stack} viewBox={`0 0 ${Math.max(counts.total, 1)} 1`} preserveAspectRatio="none" aria-hidden>
    {shown.map((state, at) => (
      <rect
        key={state}
        data-state={state}
        x={shown.slice(0, at).reduce((sum, one) => sum + counts[one], 0)}
        width={counts[state]}
        height={1}
      />
    ))}
  </svg>
);
