import { IconLock } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './RadioGroup.module.css';

export type RadioChoice = {
  value: string;
  label: string;
  description?: string | undefined;
  /** What stands before the words: a person, a company. */
  mark?: ReactNode;
  /** At the end of the line; why one cannot choose it, when one cannot. */
  note?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioLook = 'plain' | 'card' | 'list';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> & { choice: RadioChoice; look: RadioLook };

export const Radio = ({ choice, look, ...rest }: Props) => {
  const { value, label, description, mark, note, icon, disabled } = choice;
  const id = useId();
  const described = [description && `${id}-text`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <label className={classes.choice} data-look={look}>
      <input
        {...rest}
        type="radio"
        value={value}
        className={classes.input}
        disabled={disabled ?? rest.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      />
      {look === 'list' && disabled && <Icon of={IconLock} />}
      {mark}
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
      {note && (
        <span id={`${id}-note`} className={classes.note}>
          {note}
        </span>
      )}
      {icon && <span className={classes.icon}>{icon}</span>}
    </label>
  );
};
