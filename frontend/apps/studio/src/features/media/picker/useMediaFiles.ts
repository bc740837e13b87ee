import { api, unwrap } from '@livretier/api';
import { queryOptions, useQueries } from '@tanstack/react-query';

export const mediaFileQuery = (file_id: string) =>
  queryOptions({
    queryKey: ['media', 'file', file_id],
    queryFn: () => unwrap(api.GET('/api/media/files/{file_id}', { params: { path: { file_id } } })),
  });

/** What is known of these files, those that are not there any more left out. */
export const useMediaFiles = (ids: readonly string[]) =>
  useQueries({ queries: ids.map(mediaFileQuery) }).flatMap(({ data }) => data ?? []);
