import { useId } from 'react';
import { type Drawing, Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Segmented.module.css';

export type Segment<V extends string> = {
  value: V;
  label: string;
  count?: number | string;
  /** Drawn instead of the words, which are still said. */
  icon?: Drawing;
};

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly Segment<V>[];
  onChange: (value: V) => void;
};

const Words = ({ label, count, icon }: Omit<Segment<string>, 'value'>) =>
  icon ? (
    <>
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <>
      {label} {count !== undefined && <span className={classes.count}>{count}</span>}
    </>
  );

/** One of a few, all in sight. */
export const Segmented = <V extends string>({ label, value, options, onChange }: Props<V>) => {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} title={option.icon && option.label}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Words {...option} />
        </label>
      ))}
    </fieldset>
  );
};
