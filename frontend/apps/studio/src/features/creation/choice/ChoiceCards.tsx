import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

type Props = {
  label: string;
  /** When the question of the step says it already. */
  labelHidden?: boolean;
  columns: 3 | 4;
  error?: string | undefined;
  children: ReactNode;
};

/** One of several large cards; arrows walk through them. */
export const ChoiceCards = ({ label, labelHidden = false, columns, error, children }: Props) => {
  const id = useId();
  return (
    <fieldset
      className={classes.group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the one role that HTML lets a fieldset have, and that may be invalid
      role="radiogroup"
      aria-label={labelHidden ? label : undefined}
      aria-labelledby={labelHidden ? undefined : id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      {!labelHidden && (
        <legend id={id} className={classes.legend}>
          {label}
        </legend>
      )}
      <div className={classes.cards} data-columns={columns}>
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
