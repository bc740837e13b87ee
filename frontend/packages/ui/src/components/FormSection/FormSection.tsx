import { type ReactNode, useId } from 'react';
import classes from './FormSection.module.css';

type Props = { title: string; text?: string | undefined; children: ReactNode };

/** A part of a form: what it is about at the left, its fields at the right. */
export const FormSection = ({ title, text, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
};
