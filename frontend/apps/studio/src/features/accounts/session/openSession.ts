import type { QueryClient } from '@tanstack/react-query';
import { forgetPreviousPerson } from './forgetPreviousPerson';
import { knownUser, type SessionUser, sessionQuery } from './sessionQuery';

/** From now on this user is signed in, or nobody is. */
export const openSession = (client: QueryClient, user: SessionUser | null) => {
  forgetPreviousPerson(client, { before: knownUser(client) ?? null, now: user });
  client.setQueryData(sessionQuery.queryKey, user);
};
