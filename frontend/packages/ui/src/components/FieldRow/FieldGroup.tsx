import type { ReactNode } from 'react';
import classes from './FieldRow.module.css';

/** Fields one under the other. */
export const FieldGroup = ({ children }: { children: ReactNode }) => <div className={classes.group}>{children}</div>;
