import classes from './Charts.module.css';
import { Hatch, useHatch } from './Hatch';
import { shareOf } from './scale';

/** Of a masked part the value is null: it has no share of the whole. A tone judges it; parts without one are told apart. */
export type SharePart = {
  key: string;
  label: string;
  value: number | null;
  text: string;
  tone?: 'good' | 'neutral' | 'bad';
};

type Props = { label: string; parts: readonly SharePart[] };

/** What a whole is made of: one bar, and its legend in the same order with the figures; what is masked is hatched there. */
export const Share = ({ label, parts }: Props) => {
  const hatch = useHatch();
  const whole = parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, { value }) => sum + (value ?? 0), 0));
  const hueOf = ({ tone }: SharePart, place: number) => tone ?? (place % 6) + 1;
  return (
    <div>
      <svg className={classes.whole} role="img" aria-label={label} width="100%" height="22">
        {parts.map((part, place) => (
          <rect
            key={part.key}
            data-hue={hueOf(part, place)}
            x={`${shareOf(starts[place] ?? 0, whole)}%`}
            width={`${shareOf(part.value ?? 0, whole)}%`}
            height="22"
          />
        ))}
      </svg>
      <ol className={classes.legend}>
        {parts.map((part, place) => (
          <li key={part.key}>
            <svg className={classes.bar} width="10" height="10" aria-hidden="true">
              {part.value === null ? (
                <>
                  <Hatch id={`${hatch}-${place}`} />
                  <rect width="10" height="10" rx="3" fill={`url(#${hatch}-${place})`} />
                </>
              ) : (
                <rect data-hue={hueOf(part, place)} width="10" height="10" rx="3" />
              )}
            </svg>
            <span>{part.label}</span>
            <b>{part.text}</b>
          </li>
        ))}
      </ol>
    </div>
  );
};
