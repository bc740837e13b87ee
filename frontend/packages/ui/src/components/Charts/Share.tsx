import classes from './Charts.module.css';
import { shareOf } from './scale';

export type SharePart = { key: string; label: string; value: number; text: string };

type Props = { label: string; parts: readonly SharePart[] };

/** What a whole is made of: one bar, and its legend in the same order with the figures. */
export const Share = ({ label, parts }: Props) => {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, { value }) => sum + value, 0));
  return (
    <div>
      <svg className={classes.whole} role="img" aria-label={label} width="100%" height="22">
        {parts.map(({ key, value }, place) => (
          <rect
            key={key}
            data-hue={(place % 6) + 1}
            x={`${shareOf(starts[place] ?? 0, whole)}%`}
            width={`${shareOf(value, whole)}%`}
            height="22"
          />
        ))}
      </svg>
      <ol className={classes.legend}>
        {parts.map(({ key, label: name, text }, place) => (
          <li key={key}>
            <svg width="10" height="10" aria-hidden="true">
              <rect data-hue={(place % 6) + 1} width="10" height="10" rx="3" />
            </svg>
            <span>{name}</span>
            <b>{text}</b>
          </li>
        ))}
      </ol>
    </div>
  );
};
