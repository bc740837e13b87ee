import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: () => unwrap(api.GET('/api/memberships')),
});

/** The first page of the companies that the signed-in user belongs to. */
export const useMemberships = () => useQuery(membershipsQuery);
