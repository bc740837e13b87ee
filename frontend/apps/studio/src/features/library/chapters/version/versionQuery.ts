import { api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFoundUnless } from '../../../../shared/notFoundUnless';

const address = '/api/library/chapters/{chapter_id}/versions/{number}';

/** A release as it was frozen: it never changes. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'version', id, number],
    queryFn: () => unwrap(api.GET(address, { params: { path: { chapter_id: id, number } } }), { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadVersion = (client: QueryClient, id: string, number: number) =>
  notFoundUnless(client.ensureQueryData(versionQuery(id, number)));
