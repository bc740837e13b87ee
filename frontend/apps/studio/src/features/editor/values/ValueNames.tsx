import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NamedValues } from '../../../shared/paper/NamedValues';
import { valuesQuery } from '../source/queries';
import type { Source } from '../source/types';
import { FilledValues } from './FilledValues';

type Props = { source: Source; mayWrite: boolean; children: ReactNode };

/** Names the living values of what is written; in a booklet, says what they hold. */
export const ValueNames = ({ source, mayWrite, children }: Props) => {
  const values = useQuery(valuesQuery(source, mayWrite)).data;
  if (source.kind === 'chapter') return <NamedValues values={values}>{children}</NamedValues>;
  return (
    <FilledValues bookletId={source.id} insertable={values}>
      {children}
    </FilledValues>
  );
};
