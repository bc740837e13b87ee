import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../../../shared/booklet/queries';

export const optionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'options'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/options', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });
