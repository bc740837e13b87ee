import { Icon } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import classes from './DoorCard.module.css';

type Props = Omit<ComponentProps<'a'>, 'className' | 'title'> & {
  icon: ComponentProps<typeof Icon>['of'];
  title: string;
  text: string;
  fact?: ReactNode;
  alert?: string | undefined;
};

const Card = ({ icon, title, text, fact, alert, ...rest }: Props) => (
  <a {...rest} className={classes.card}>
    <span className={classes.sign}>
      <Icon of={icon} size={20} />
    </span>
    <span className={classes.words}>
      <strong className={classes.title}>{title}</strong>
      <span className={classes.text}>{text}</span>
      {fact && <span className={classes.fact}>{fact}</span>}
      {alert && <span className={classes.alert}>{alert}</span>}
    </span>
  </a>
);

/** A door to other screens: what it is for, what is behind it and what waits there. */
export const DoorCard = createLink(Card);
