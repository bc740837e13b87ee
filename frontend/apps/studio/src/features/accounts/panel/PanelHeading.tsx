import type { ReactNode } from 'react';
import classes from './PanelHeading.module.css';

/** The sentence at the top of the panel beside a form; `as` says whether it heads a text. */
export const PanelHeading = ({ as: Tag, children }: { as: 'p' | 'h2'; children: ReactNode }) => (
  <Tag className={classes.heading}>{children}</Tag>
);
