import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { UserQuery } from './types';

const perPage = 25;

export const usersQuery = (wanted: UserQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['users', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(api.GET('/api/users', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the people whom one administers; the former one stays until it is here. */
export const useUsers = (wanted: UserQuery, cursor: string | undefined) => useQuery(usersQuery(wanted, cursor));
