import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

/** The white sheet on which a component is shown alone. */
export const Sheet = ({ children }: { children: ReactNode }) => <div className={classes.sheet}>{children}</div>;
