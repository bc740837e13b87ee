import type { ReactNode } from 'react';
import classes from './TwoLines.module.css';

type Props = { title: ReactNode; caption: string; size?: 'caption' | 'small' };

/** A name and what one should know of it, one under the other. */
export const TwoLines = ({ title, caption, size = 'caption' }: Props) => (
  <span className={classes.lines}>
    <strong>{title}</strong>
    <small data-size={size}>{caption}</small>
  </span>
);
