import { RowLink } from '@livretier/ui';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { stepPaths } from './steps';
import type { BookletLine } from './types';

const OpeningLink = createLink(RowLink);

type Props = { booklet: BookletLine; children: ReactNode };

/** The way into a booklet: to where its creation stopped, or to its pages. What is in the trash stays closed. */
export const OpenBooklet = ({ booklet: { id, status, step, abilities, trashed_at }, children }: Props) => {
  if (trashed_at) return children;
  return status === 'building' && abilities.build ? (
    <OpeningLink to={stepPaths[step]} search={{ livret: id }}>
      {children}
    </OpeningLink>
  ) : (
    <OpeningLink to={paths.bookletEditor} params={{ id }}>
      {children}
    </OpeningLink>
  );
};
