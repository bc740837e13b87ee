import { api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFoundUnless } from '../../../../shared/notFoundUnless';

export const sectorQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'sectors', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/sectors/{sector_id}', { params: { path: { sector_id: id } } }), { quiet: true }),
  });

export const loadSector = (client: QueryClient, id: string) => notFoundUnless(client.ensureQueryData(sectorQuery(id)));
