import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

/** The places of the company, which a page may be meant for. */
export const sitesQuery = queryOptions({
  queryKey: ['values', 'sites'],
  queryFn: async () => (await unwrap(api.GET('/api/values/sites'))).items,
});
