import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NamedValues } from '../../../shared/paper/NamedValues';
import { valuesQuery } from '../source/queries';
import type { Source } from '../source/types';

type Props = { source: Source; children: ReactNode };

/** Names the living values of what is written. */
export const ValueNames = ({ source, children }: Props) => (
  <NamedValues values={useQuery(valuesQuery(source)).data}>{children}</NamedValues>
);
