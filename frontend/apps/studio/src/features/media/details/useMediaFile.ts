import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const mediaFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'file', id],
    queryFn: () => unwrap(api.GET('/api/media/files/{file_id}', { params: { path: { file_id: id } } })),
  });

/** One file, with what shows it. */
export const useMediaFile = (id: string) => useQuery(mediaFileQuery(id));
