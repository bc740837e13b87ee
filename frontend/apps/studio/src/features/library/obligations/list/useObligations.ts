import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ObligationQuery } from '../../types';

const perPage = 25;

export const obligationsQuery = (wanted: ObligationQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['library', 'obligations', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/library/obligations', {
          params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the obligations; the former one stays until it is here. */
export const useObligations = (wanted: ObligationQuery, cursor: string | undefined) =>
  useQuery(obligationsQuery(wanted, cursor));
