import type { ReactNode } from 'react';
import classes from './BannerFrame.module.css';

type Props = { banner: ReactNode; children: ReactNode };

/** A banner above a whole screen, which keeps what is left of the window; without one, the screen alone. */
export const BannerFrame = ({ banner, children }: Props) =>
  banner ? (
    <div className={classes.frame}>
      {banner}
      <div className={classes.screen}>{children}</div>
    </div>
  ) : (
    children
  );
