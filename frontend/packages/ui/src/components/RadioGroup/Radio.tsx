import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './RadioGroup.module.css';

export type RadioChoice = {
  value: string;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> & {
  choice: RadioChoice;
  look: 'plain' | 'card';
};

export const Radio = ({ choice: { value, label, description, icon, disabled }, look, ...rest }: Props) => {
  const id = useId();
  return (
    <label className={classes.choice} data-look={look}>
      <input
        {...rest}
        type="radio"
        value={value}
        className={classes.input}
        disabled={disabled ?? rest.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={description && `${id}-text`}
      />
      <span className={classes.text}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}-text`} className={classes.description}>
            {description}
          </span>
        )}
      </span>
      {icon && <span className={classes.icon}>{icon}</span>}
    </label>
  );
};
