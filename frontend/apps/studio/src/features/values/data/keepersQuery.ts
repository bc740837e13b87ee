import { api, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

/** The colleagues who may look after a value. */
export const keepersQuery = queryOptions({
  queryKey: ['values', 'people'],
  queryFn: async () => (await unwrap(api.GET('/api/values/people'))).items,
});
