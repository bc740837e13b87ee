import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ChapterQuery } from '../../types';

const perPage = 25;

export const chaptersQuery = (wanted: ChapterQuery, cursor: string | undefined, limit = perPage) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'list', wanted, cursor, limit],
    queryFn: () =>
      unwrap(api.GET('/api/library/chapters', { params: { query: { ...wanted, cursor: cursor ?? null, limit } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the chapters; the former one stays until it is here. */
export const useChapters = (wanted: ChapterQuery, cursor: string | undefined) =>
  useQuery(chaptersQuery(wanted, cursor));
