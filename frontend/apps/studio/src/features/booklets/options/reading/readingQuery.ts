import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../../../shared/booklet/queries';

export const readingQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'reading'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/reading', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });
