import { Icon } from '@livretier/ui';
import type { ComponentProps, ReactNode } from 'react';
import classes from './Storage.module.css';

type Props = { icon: ComponentProps<typeof Icon>['of']; title: string; text: string; children?: ReactNode };

/** Something that takes room, and what to do about it. */
export const SavingLine = ({ icon, title, text, children }: Props) => (
  <li className={classes.saving}>
    <span className={classes.sign}>
      <Icon of={icon} size={20} />
    </span>
    <div className={classes.words}>
      <strong>{title}</strong>
      <p className={classes.caption}>{text}</p>
    </div>
    {children && <div className={classes.acts}>{children}</div>}
  </li>
);
