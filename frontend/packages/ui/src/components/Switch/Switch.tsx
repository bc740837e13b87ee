import { type ComponentProps, useId } from 'react';
import { FieldNote, type FieldProps } from '../fields/field';
import classes from './Switch.module.css';

type Props = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'type' | 'role'> & {
    /** The words at the left and the switch at the far right, in a list of settings. */
    wide?: boolean;
  };

/** On or off. It changes at once where there is no form around it. */
export const Switch = ({ label, hint, error, wide = false, ...rest }: Props) => {
  const id = useId();
  const described = hint || error;
  return (
    <div className={classes.switch} data-wide={wide || undefined}>
      <input
        id={id}
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described && `${id}-note`}
      />
      <label htmlFor={rest.id ?? id} className={classes.label}>
        {label}
      </label>
      <div className={classes.note}>
        <FieldNote id={`${id}-note`} hint={hint} error={error} />
      </div>
    </div>
  );
};
