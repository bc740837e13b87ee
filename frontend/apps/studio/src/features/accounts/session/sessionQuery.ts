import { ApiError, api, type components, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { forgetPreviousPerson } from './forgetPreviousPerson';
import { sessionKey } from './sessionKey';

export type SessionUser = components['schemas']['SessionUser'];

export const knownUser = (client: QueryClient) => client.getQueryData<SessionUser | null>(sessionKey);

/** Only a 401 says that nobody is signed in; when the server cannot be reached, who we knew stays. */
const askForUser = (client: QueryClient): Promise<SessionUser | null> =>
  unwrap(api.GET('/api/auth/user')).catch((error: unknown) =>
    error instanceof ApiError && error.status === 401 ? null : (knownUser(client) ?? null),
  );

/**
 * Who is signed in: fetched on the first navigation, where a failed fetch means nobody, and again whenever the window
 * is looked at, since another tab may have signed in as somebody else.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ client }): Promise<SessionUser | null> => {
    const user = await askForUser(client);
    forgetPreviousPerson(client, { before: knownUser(client), now: user });
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
});
