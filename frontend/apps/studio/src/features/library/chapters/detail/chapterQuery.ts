import { api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFoundUnless } from '../../../../shared/notFoundUnless';

export const chapterQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/chapters/{chapter_id}', { params: { path: { chapter_id: id } } }), { quiet: true }),
  });

export const loadChapter = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(chapterQuery(id)));
