import { useState } from 'react';
import classes from './Charts.module.css';
import { shareOf, ticks } from './scale';

export type Point = { key: string; label: string; value: number; text: string };

type Props = {
  /** What the curve says, in a sentence. */
  label: string;
  /** What goes along it: « Parcourir les jours ». */
  walk: string;
  points: readonly Point[];
};

const [top, floor, left, right] = [12, 150, 9, 98];

/** A curve, and a slider that goes from point to point and says each. */
export const LineChart = ({ label, walk, points }: Props) => {
  const [chosen, setChosen] = useState(points.length - 1);
  const steps = ticks(Math.max(0, ...points.map(({ value }) => value)));
  const most = steps.at(-1) ?? 1;
  const last = Math.max(points.length - 1, 1);
  const x = (place: number) => `${left + (place / last) * (right - left)}%`;
  const y = (value: number) => floor - (shareOf(value, most) / 100) * (floor - top);
  const place = Math.min(chosen, points.length - 1);
  const shown = points[place];
  return (
    <div className={classes.line}>
      <svg className={classes.chart} role="img" aria-label={label} width="100%" height="160">
        {steps.map((step) => (
          <g key={step}>
            <line className={classes.grid} x1={`${left}%`} x2="100%" y1={y(step)} y2={y(step)} />
            <text className={classes.tick} x={`${left - 2}%`} y={y(step) + 4} textAnchor="end">
              {step}
            </text>
          </g>
        ))}
        {points.slice(1).map(({ key, value }, index) => (
          <line
            key={key}
            className={classes.curve}
            x1={x(index)}
            y1={y(points[index]?.value ?? 0)}
            x2={x(index + 1)}
            y2={y(value)}
          />
        ))}
        {shown && <line className={classes.cursor} x1={x(place)} x2={x(place)} y1={top} y2={floor} />}
        {shown && <circle className={classes.point} cx={x(place)} cy={y(shown.value)} r="5" />}
      </svg>
      {points.length > 1 && (
        <input
          className={classes.walk}
          type="range"
          min={0}
          max={points.length - 1}
          value={place}
          aria-label={walk}
          aria-valuetext={shown && `${shown.label}, ${shown.text}`}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      {shown && (
        <p className={classes.readout} aria-hidden="true">
          <strong>{shown.text}</strong> {shown.label}
        </p>
      )}
    </div>
  );
};
