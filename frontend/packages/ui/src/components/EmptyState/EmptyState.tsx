import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/** An open booklet with a page to write: decoration only. */
const OpenBooklet = () => (
  <svg viewBox="0 0 160 116" className={classes.drawing} aria-hidden="true">
    <ellipse cx="80" cy="106" rx="62" ry="7" className={classes.ground} />
    <path d="M18 26C38 16 60 18 80 30V98C60 86 38 84 18 94Z" className={classes.left} />
    <path d="M142 26C122 16 100 18 80 30V98C100 86 122 84 142 94Z" className={classes.right} />
    <path d="M32 40q18-7 34 1M32 54q18-7 34 1M32 68q12-5 22-3" className={classes.lines} />
    <path d="M80 36V92" className={classes.stitch} />
    <path d="M80 92C84 108 104 112 118 104S140 82 150 92" className={classes.thread} />
    <circle cx="112" cy="54" r="17" className={classes.button} />
    <path d="M112 46v16M104 54h16" className={classes.plus} />
  </svg>
);

type Props = {
  title: string;
  /** What the place is for. */
  children: ReactNode;
  /** The one primary button. */
  action?: ReactNode;
  /** One way to learn: a video, a guide, another way in. */
  learn?: ReactNode;
  /** `page` fills a tray of its own; `card` stands inside something else. */
  size?: 'page' | 'card';
};

/** Nothing here yet: what it is for and what to do next. */
export const EmptyState = ({ title, children, action, learn, size = 'page' }: Props) => {
  const Heading = size === 'page' ? 'h2' : 'h3';
  return (
    <div className={classes.empty} data-size={size}>
      <OpenBooklet />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{children}</p>
      {(action || learn) && (
        <div className={classes.actions}>
          {action}
          {learn}
        </div>
      )}
    </div>
  );
};
