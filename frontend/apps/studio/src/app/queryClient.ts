import { ApiError } from '@livretier/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../features/accounts';
import { followSession } from './followSession';

const endsSession = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'terms_not_accepted');

/** The cache of what the server said; `onSessionChange` runs when an answer shows that the session is not what we thought. */
export const createQueryClient = (onSessionChange: () => void) => {
  const watch = (error: unknown) => {
    if (!endsSession(error)) return;
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(onSessionChange);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    /* The client already has the product's rule: reads are sent once, writes are retried with their key. */
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
  followSession(client, onSessionChange);
  return client;
};
