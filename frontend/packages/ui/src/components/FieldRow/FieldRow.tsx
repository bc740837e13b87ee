import type { ReactNode } from 'react';
import { Stack } from '../Layout/Layout';
import classes from './FieldRow.module.css';

/** Fields one under the other. */
export const FieldGroup = ({ children }: { children: ReactNode }) => <Stack gap={4}>{children}</Stack>;

/** Fields side by side, as many as there is room for. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;
