import classes from './Charts.module.css';
import { Hatch, useHatch } from './Hatch';
import { shareOf } from './scale';

export type Bar = {
  key: string;
  label: string;
  /** Null: masked. */
  value: number | null;
  /** Of how many; without it, of the largest. */
  of?: number;
  /** As it is written: « 75 % 168/224 ». */
  text: string;
};

type Props = {
  /** What the bars say, in a sentence. */
  label: string;
  bars: readonly Bar[];
};

/** A line for each, its bar and its figure in words; what is masked is hatched. */
export const Bars = ({ label, bars }: Props) => {
  const hatch = useHatch();
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, of = most, text }) => (
        <li key={key}>
          <span className={classes.name}>{name}</span>
          <svg
            className={classes.bar}
            width="100%"
            height="10"
            aria-hidden="true"
            data-masked={value === null || undefined}
          >
            <defs>
              <Hatch id={`${hatch}-${key}`} />
            </defs>
            <rect className={classes.track} width="100%" height="10" rx="5" />
            {value === null ? (
              <rect width="100%" height="10" rx="5" fill={`url(#${hatch}-${key})`} />
            ) : (
              <rect className={classes.filled} width={`${shareOf(value, of)}%`} height="10" rx="5" />
            )}
          </svg>
          <span className={classes.figure}>{text}</span>
        </li>
      ))}
    </ul>
  );
};
