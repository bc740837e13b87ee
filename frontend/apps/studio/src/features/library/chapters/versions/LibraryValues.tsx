import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NamedValues } from '@/shared/paper/NamedValues';

const valuesQuery = queryOptions({
  queryKey: ['library', 'values'],
  queryFn: async () => (await unwrap(api.GET('/api/library/values'))).items,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Names the living values in what chapters say. */
export const LibraryValues = ({ children }: { children: ReactNode }) => (
  <NamedValues values={useQuery(valuesQuery).data}>{children}</NamedValues>
);
