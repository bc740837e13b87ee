import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand';
import classes from './ErrorScreen.module.css';
import { LoosePage } from './LoosePage';

type Props = { status: number; title: string; actions: ReactNode; detail: ReactNode; children: ReactNode };

/** A whole page that says what went wrong, and the ways out. */
export const ErrorScreen = ({ status, title, actions, detail, children }: Props) => (
  <div className={classes.screen}>
    <header className={classes.top}>
      <Brand />
    </header>
    <main className={classes.main}>
      <LoosePage label={String(status)} />
      <div>
        <h1 tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p className={classes.text}>{children}</p>
        <div className={classes.actions}>{actions}</div>
        <p className={classes.detail}>{detail}</p>
      </div>
    </main>
  </div>
);
