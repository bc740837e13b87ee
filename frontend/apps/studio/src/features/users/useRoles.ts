import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const rolesQuery = queryOptions({
  queryKey: ['users', 'roles'],
  queryFn: () => unwrap(api.GET('/api/roles')),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The roles that one may give, and what each may do. */
export const useRoles = () => useQuery(rolesQuery);
