import { type ComponentProps, useId } from 'react';
import { FieldNote, type FieldProps, fieldLabel } from '../fields/field';
import fields from '../fields/fields.module.css';
import { Radio, type RadioChoice, type RadioLook } from './Radio';
import classes from './RadioGroup.module.css';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'style' | 'type' | 'id' | 'value' | 'defaultValue'> & {
    choices: readonly RadioChoice[];
    /** `list`: one under the other in a frame, for people and companies; what cannot be chosen has a lock. */
    look?: RadioLook;
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** One of several, all of them in view; what a form's `register` gives goes to every one. */
export const RadioGroup = (props: Props) => {
  const { label, hint, error, optional, choices, look = 'plain', name, value, defaultValue, ...rest } = props;
  const id = useId();
  const described = hint || error;
  return (
    <fieldset
      className={classes.group}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the one role that HTML lets a fieldset have, and that may be invalid
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described && `${id}-note`}
    >
      <legend id={`${id}-label`} className={fields.label}>
        {fieldLabel({ label, optional })}
      </legend>
      <div className={classes.choices} data-look={look}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...rest}
            {...(value !== undefined && { checked: choice.value === value })}
            {...(defaultValue !== undefined && { defaultChecked: choice.value === defaultValue })}
            name={name ?? id}
            choice={choice}
            look={look}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
};
