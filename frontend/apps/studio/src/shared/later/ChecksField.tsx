import { Checkbox } from '@livretier/ui';
import { type ReactNode, useId } from 'react';
import classes from './ChecksField.module.css';

type Props<V extends string> = {
  label: string;
  hint?: ReactNode;
  choices: readonly { value: V; label: string }[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  disabled?: boolean | undefined;
};

/** Several of a few, all in sight. */
export const ChecksField = <V extends string>({
  label,
  hint,
  choices,
  value,
  onChange,
  disabled = false,
}: Props<V>) => {
  const id = useId();
  /* In the order of the choices, whatever the order of the clicks. */
  const toggle = (one: V) =>
    onChange(choices.map((choice) => choice.value).filter((known) => (known === one) !== value.includes(known)));
  return (
    <fieldset className={classes.group} aria-describedby={hint ? id : undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.checks}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            disabled={disabled}
            onChange={() => toggle(choice.value)}
          />
        ))}
      </div>
      {hint && (
        <p id={id} className={classes.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
};
