import { type Drawing, Icon } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

type ChoiceCardProps = {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  text?: string | undefined;
  icon?: Drawing | undefined;
  /** The icon above the words, or before them. */
  iconPlace?: 'above' | 'before';
  /** A picture over the whole width. */
  picture?: ReactNode;
  /** Below a line, or at the foot. */
  children?: ReactNode;
};

/** One choice: a radio button that looks like a card. */
export const ChoiceCard = (props: ChoiceCardProps) => {
  const { name, value, checked, onChoose, title, text, icon, iconPlace = 'above', picture, children } = props;
  const id = useId();
  return (
    <label className={classes.card} data-icon={icon && iconPlace} data-pictured={picture ? true : undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className={classes.input}
        aria-labelledby={`${id}-title`}
        aria-describedby={text && `${id}-text`}
      />
      {picture}
      {icon && (
        <span className={classes.icon}>
          <Icon of={icon} />
        </span>
      )}
      <span className={classes.words}>
        <span id={`${id}-title`} className={classes.title}>
          {title}
        </span>
        {text && (
          <span id={`${id}-text`} className={classes.text}>
            {text}
          </span>
        )}
      </span>
      <span className={classes.check}>
        <Icon of={IconCheck} size={14} />
      </span>
      {children}
    </label>
  );
};

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
