import classes from './Charts.module.css';
import { Hatch, useHatch } from './Hatch';
import { shareOf, ticks } from './scale';

export type ColumnOfChart = { key: string; label: string; value: number | null; text: string };

type Props = { label: string; columns: readonly ColumnOfChart[] };

const [top, floor, left] = [22, 150, 9];

/** As high as their figures, which stand above them; what is masked is hatched. */
export const Columns = ({ label, columns }: Props) => {
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
              {...(value === null ? { fill: `url(#${hatch})` } : { className: classes.filled })}
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
    </svg>
  );
};
