import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SectorQuery } from '../../types';

const perPage = 25;

export const sectorsQuery = (wanted: SectorQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['library', 'sectors', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/library/sectors', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the sectors; the former one stays until it is here. */
export const useSectors = (wanted: SectorQuery, cursor: string | undefined) => useQuery(sectorsQuery(wanted, cursor));
