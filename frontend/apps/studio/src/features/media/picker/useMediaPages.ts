import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MediaKind } from './types';

const perPage = 24;

export type Wanted = { search: string; kind: MediaKind; folder: string | null };

export const mediaPagesQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['media', 'pages', wanted],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/api/media/files', { params: { query: { ...wanted, cursor: pageParam || null, limit: perPage } } }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The library, a page under the other. */
export const useMediaPages = (wanted: Wanted) => useInfiniteQuery(mediaPagesQuery(wanted));
