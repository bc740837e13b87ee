import { api, type components, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

export type Person = components['schemas']['PersonOut'];

const perPage = 25;

/** The people of the company whom one may add, as many pages as were asked for. */
export const peopleQuery = (search: string, site: string | null) =>
  infiniteQueryOptions({
    queryKey: ['people', 'choices', search, site],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/people', { params: { query: { search, site, cursor, limit: perPage } } }), { quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
