import type { ReactNode } from 'react';
import classes from './Frame.module.css';

/** The sheet of a step that has one column. */
export const StepBody = ({ children }: { children: ReactNode }) => <div className={classes.body}>{children}</div>;
