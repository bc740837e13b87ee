import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { ofPerson } from '../../../../shared/data/ofPerson';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';

const perPage = 10;

export const identitySwitchesQuery = infiniteQueryOptions({
  queryKey: ['identity-switches'],
  queryFn: ({ pageParam: cursor }) =>
    unwrap(api.GET('/api/auth/identity-switches', { params: { query: { cursor, limit: perPage } } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: { ...shownInPlace, ...ofPerson },
});

/** Who acted in one's name, as many pages as were asked for. */
export const useIdentitySwitches = () => useInfiniteQuery(identitySwitchesQuery);
