import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

const address = '/api/library/chapters/{chapter_id}/versions/{number}/compare';

/** What the draft changed since a release: others write too, so it is asked each time. */
export const comparisonQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'comparison', id, number],
    queryFn: () => unwrap(api.GET(address, { params: { path: { chapter_id: id, number } } })),
    staleTime: 0,
    gcTime: 0,
  });
