import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Segmented.module.css';

export type Segment<V extends string> = { value: V; label: string; count?: number | string };

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export const Segmented = <V extends string>({ label, value, options, onChange }: Props<V>) => {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label} {option.count !== undefined && <span className={classes.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
};
