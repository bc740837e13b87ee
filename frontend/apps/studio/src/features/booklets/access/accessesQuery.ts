import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../../shared/booklet/queries';

export const accessesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'access'],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/access', { params: { path: { booklet_id: id } } }), { quiet: true }),
  });

export const candidatesQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'candidates', search],
    queryFn: () =>
      unwrap(
        api.GET('/api/booklets/{booklet_id}/access/candidates', {
          params: { path: { booklet_id: id }, query: { search } },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
