import { api, unwrap } from '@livretier/api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readingQuery } from '../readingQuery';

const perPage = 25;

/** The personal links, the newest first, as many pages as were asked for. */
export const linksQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...readingQuery(id).queryKey, 'links'],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/booklets/{booklet_id}/reading/links', {
          params: { path: { booklet_id: id }, query: { cursor, limit: perPage } },
        }),
        { quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
