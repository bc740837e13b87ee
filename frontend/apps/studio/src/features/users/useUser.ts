import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownInPlace } from '../../shared/errors/shownInPlace';

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET('/api/users/{user_id}', { params: { path: { user_id: id } } })),
  });

/** Somebody whom one administers. */
export const useUser = (id: string) => useQuery(userQuery(id));
