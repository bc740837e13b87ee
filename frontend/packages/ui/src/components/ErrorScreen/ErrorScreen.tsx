import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand';
import classes from './ErrorScreen.module.css';

/** An open booklet whose page has come unstitched, with the status written on it. */
const LoosePage = ({ label }: { label: string }) => (
  <svg viewBox="0 0 420 330" className={classes.drawing} aria-hidden="true">
    <ellipse cx="205" cy="300" rx="170" ry="16" className={classes.ground} />
    <path d="M30 70C90 40 150 46 205 84V284C150 246 90 240 30 270Z" className={classes.left} />
    <path d="M380 70C320 40 260 46 205 84V284C260 246 320 240 380 270Z" className={classes.right} />
    <path d="M64 108q56-20 108 6M64 140q56-20 108 6M64 172q56-20 108 6M64 204q36-13 70-6" className={classes.lines} />
    <path d="M205 96V272" strokeWidth="6" strokeDasharray="15 15" className={classes.thread} />
    <g transform="rotate(13 300 120)">
      <path d="M236 26h124l22 24v146H236z" className={classes.page} />
      <path d="M360 26v24h22" className={classes.fold} />
      <text x="309" y="136" textAnchor="middle" className={classes.label}>
        {label}
      </text>
    </g>
    <path
      d="M205 272C214 306 262 322 300 304S352 236 330 206"
      strokeWidth="4.5"
      strokeDasharray="13 11"
      className={classes.thread}
    />
  </svg>
);

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
