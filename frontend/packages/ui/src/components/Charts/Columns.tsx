import classes from './Charts.module.css';
import { Hatch, useHatch } from './Hatch';
import { shareOf, ticks } from './scale';

export type ColumnOfChart = { key: string; label: string; value: number | null; text: string };

type Props = {
  label: string;
  columns: readonly ColumnOfChart[];
  /** A limit behind so many columns: a line with its name, and those beyond it look otherwise. */
  limit?: { behind: number; name: string } | undefined;
};

const [top, floor, left] = [22, 150, 9];

/** As high as their figures, which stand above them; what is masked is hatched. */
export const Columns = ({ label, columns, limit }: Props) => {
  const hatch = useHatch();
  const steps = ticks(Math.max(0, ...columns.map(({ value }) => value ?? 0)));
  const most = steps.at(-1) ?? 1;
  const y = (value: number) => floor - (shareOf(value, most) / 100) * (floor - top);
  const width = (100 - left) / Math.max(columns.length, 1);
  return (
    <svg className={classes.chart} role="img" aria-label={label} width="100%" height="172">
      <defs>
        <Hatch id={hatch} />
      </defs>
      {steps.map((step) => (
        <g key={step}>
          <line className={classes.grid} x1={`${left}%`} x2="100%" y1={y(step)} y2={y(step)} />
          <text className={classes.tick} x={`${left - 2}%`} y={y(step) + 4} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      {columns.map(({ key, label: name, value, text }, place) => {
        const middle = `${left + width * (place + 0.5)}%`;
        const height = value === null ? 14 : floor - y(value);
        return (
          <g key={key}>
            <rect
              {...(value === null
                ? { fill: `url(#${hatch})` }
                : { className: limit && place >= limit.behind ? classes.beyond : classes.filled })}
              x={`${left + width * (place + 0.15)}%`}
              y={floor - height}
              width={`${width * 0.7}%`}
              height={height}
            />
            <text className={classes.above} x={middle} y={floor - height - 6} textAnchor="middle">
              {text}
            </text>
            <text className={classes.below} x={middle} y={floor + 17} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      {limit && (
        <g>
          <line
            className={classes.limit}
            x1={`${left + width * limit.behind}%`}
            x2={`${left + width * limit.behind}%`}
            y1={2}
            y2={floor}
          />
          <text className={classes.limitName} x={`${left + 1 + width * limit.behind}%`} y={10}>
            {limit.name}
          </text>
        </g>
      )}
    </svg>
  );
};
