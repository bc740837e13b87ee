import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { BookletQuery } from '../types';

const perPage = 24;

export const bookletsQuery = (wanted: BookletQuery, limit = perPage) =>
  infiniteQueryOptions({
    queryKey: ['booklets', 'list', wanted, limit],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/booklets', { params: { query: { ...wanted, cursor, limit } } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      counts: pages[0]?.counts,
      mayCreate: pages[0]?.abilities.create ?? false,
    }),
  });

/** The booklets asked for, as many pages as were asked for; the former ones stay until they are here. */
export const useBooklets = (wanted: BookletQuery, limit?: number) => useInfiniteQuery(bookletsQuery(wanted, limit));
