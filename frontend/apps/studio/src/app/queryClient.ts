import { ApiError } from '@livretier/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/features/accounts';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { followSession } from './followSession';
import { lookWheneverFocused } from './lookWheneverFocused';
import { notifyFailure } from './notices';

const otherSession = new Set([
  'terms_not_accepted',
  'second_factor_required',
  'switch_ended',
  'not_while_switched',
  'session_changed',
]);

const endsSession = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || otherSession.has(error.code));

/** The cache of what the server said; `onSessionChange` runs when an answer shows that the session is not what we thought. */
export const createQueryClient = (onSessionChange: () => void) => {
  /* A page calls for many things at once, and all are refused at once: they wait for one answer instead of each cutting
     off the question of the one before. */
  let asking = false;
  const askAgain = async () => {
    if (asking) return;
    asking = true;
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    asking = false;
    onSessionChange();
  };
  const watch = (error: unknown, meta: { errorShownInPlace?: boolean } | undefined) => {
    if (!meta?.errorShownInPlace) notifyFailure(error);
    if (endsSession(error)) void askAgain();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => watch(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => watch(error, mutation.meta),
    }),
    /* The client already has the product's rule: reads are sent once, writes are retried with their key. */
    defaultOptions: {
      /* A QueryView shows where something is missing and why. */
      queries: { retry: false, staleTime: 30_000, meta: shownInPlace, networkMode: 'always' },
      /* Without a network a call fails at once and its form keeps what was typed: nothing is sent later, unseen. */
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  lookWheneverFocused();
  followSession(client, onSessionChange);
  return client;
};
