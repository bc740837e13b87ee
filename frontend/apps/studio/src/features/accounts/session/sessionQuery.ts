import { api, type components, unwrap } from '@livretier/api';
import { queryOptions } from '@tanstack/react-query';

export type SessionUser = components['schemas']['SessionUser'];

/** Who is signed in, fetched on the first navigation; a failed fetch means nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<SessionUser | null> => unwrap(api.GET('/api/auth/user')).catch(() => null),
  staleTime: Number.POSITIVE_INFINITY,
});
