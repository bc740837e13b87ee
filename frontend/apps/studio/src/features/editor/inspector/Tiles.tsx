import { type Drawing, Icon } from '@livretier/ui';
import { useId } from 'react';
import classes from './Inspector.module.css';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: Drawing | undefined }[];
  onChange: (value: string) => void;
};

/** One of a few, each with its drawing. */
export const Tiles = ({ label, value, options, onChange }: Props) => {
  const name = useId();
  return (
    <fieldset className={classes.media}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.tiles} data-count={options.length}>
        {options.map((option) => (
          <label key={option.value} className={classes.tile}>
            <input
              type="radio"
              name={name}
              className={classes.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
