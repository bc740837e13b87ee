import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '../../shared/data/ofPerson';
import { shownInPlace } from '../../shared/errors/shownInPlace';

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  meta: { ...shownInPlace, ...ofPerson },
  queryFn: () => unwrap(api.GET('/api/memberships')),
});

/** The first page of the companies that the signed-in user belongs to. */
export const useMemberships = () => useQuery(membershipsQuery);
