import type { QueryClient } from '@tanstack/react-query';
import { type SessionUser, sessionQuery } from './sessionQuery';

type Changes = Pick<SessionUser, 'language'> & Partial<Pick<SessionUser, 'first_name' | 'last_name'>>;

/** The signed-in person changed their own account: every screen says so at once. */
export const updateSession = (client: QueryClient, { first_name, last_name, language }: Changes) =>
  client.setQueryData(
    sessionQuery.queryKey,
    (user) =>
      user && {
        ...user,
        first_name: first_name ?? user.first_name,
        last_name: last_name ?? user.last_name,
        language,
      },
  );
