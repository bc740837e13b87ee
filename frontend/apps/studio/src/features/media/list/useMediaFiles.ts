import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MediaQuery } from '../types';

const perPage = 48;

export const mediaFilesQuery = (wanted: MediaQuery) =>
  infiniteQueryOptions({
    queryKey: ['media', 'files', wanted],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/media/files', { params: { query: { ...wanted, cursor, limit: perPage } } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The files asked for, as many pages as were asked for; the former ones stay until they are here. */
export const useMediaFiles = (wanted: MediaQuery) => useInfiniteQuery(mediaFilesQuery(wanted));
