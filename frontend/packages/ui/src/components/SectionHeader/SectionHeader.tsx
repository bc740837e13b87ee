import type { ReactNode } from 'react';
import { Row } from '../Layout/Layout';
import classes from './SectionHeader.module.css';

type Props = {
  title: string;
  /** 2 for a section of the page, 3 for a group inside it. */
  level?: 2 | 3;
  /** Lets the section be named by its title: `aria-labelledby`. */
  id?: string;
  text?: ReactNode;
  actions?: ReactNode;
};

/** What opens a section: its title, what it is for, what can be done with the whole of it. */
export const SectionHeader = ({ title, level = 2, id, text, actions }: Props) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Heading id={id}>{title}</Heading>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {actions && (
        <Row gap={2} wrap>
          {actions}
        </Row>
      )}
    </div>
  );
};
