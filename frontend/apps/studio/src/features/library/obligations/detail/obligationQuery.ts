import { api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFoundUnless } from '../../../../shared/notFoundUnless';

export const obligationQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'obligations', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/obligations/{obligation_id}', { params: { path: { obligation_id: id } } }), {
        quiet: true,
      }),
  });

export const loadObligation = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(obligationQuery(id)));
