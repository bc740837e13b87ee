import { type ReactNode, useId } from 'react';
import { Stack } from '../Layout/Layout';
import classes from './FormSection.module.css';

type Props = {
  /** Where a link on the page leads. */
  id?: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** A part of a form: what it is about at the left, its fields at the right. */
export const FormSection = ({ id, title, text, children }: Props) => {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <Stack gap={4} shrink>
        {children}
      </Stack>
    </section>
  );
};
