import { type Drawing, Icon } from '@livretier/ui';
import type { ReactNode } from 'react';
import classes from './Lines.module.css';

type Props = {
  title: string;
  caption: ReactNode;
  mark?: ReactNode;
  /** Beside the title: a status, a role. */
  note?: ReactNode;
  aside?: ReactNode;
  actions?: ReactNode;
};

/** One fact of an account, and what can be done about it. */
export const Line = ({ title, caption, mark, note, aside, actions }: Props) => (
  <li className={classes.line}>
    {mark}
    <div className={classes.words}>
      <p className={classes.title}>
        {title}
        {note && <span className={classes.note}>{note}</span>}
      </p>
      <p className={classes.caption}>{caption}</p>
    </div>
    <div className={classes.end}>
      {aside && <span className={classes.aside}>{aside}</span>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  </li>
);

export const Tile = ({ of }: { of: Drawing }) => (
  <span className={classes.tile}>
    <Icon of={of} />
  </span>
);

/** Facts of an account, one under the other; `label` names them where no heading does. */
export const Lines = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.lines} aria-label={label}>
    {children}
  </ul>
);
