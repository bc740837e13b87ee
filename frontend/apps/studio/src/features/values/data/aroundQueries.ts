import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

/** The places of the company that may have values of their own. */
export const valueSitesQuery = queryOptions({
  queryKey: ['values', 'sites'],
  queryFn: async () => (await unwrap(api.GET('/api/values/sites'))).items,
});

/** The colleagues who may look after a value. */
export const keepersQuery = queryOptions({
  queryKey: ['values', 'people'],
  queryFn: async () => (await unwrap(api.GET('/api/values/people'))).items,
});
