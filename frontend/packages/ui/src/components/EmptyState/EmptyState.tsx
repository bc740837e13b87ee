import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { OpenBooklet } from './OpenBooklet';

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
