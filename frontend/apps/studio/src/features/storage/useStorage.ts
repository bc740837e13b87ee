import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const storageQuery = queryOptions({
  queryKey: ['storage'],
  queryFn: () => unwrap(api.GET('/api/storage')),
});

/** The room taken, by kind, and what could be freed. */
export const useStorage = () => useQuery(storageQuery);
