import { type Drawing, Icon } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

type Props = {
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
export const ChoiceCard = (props: Props) => {
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
