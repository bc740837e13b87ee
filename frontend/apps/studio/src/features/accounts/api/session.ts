import { ApiError, api, type components, refreshCsrfToken, unwrap } from '@livretier/api';
import { clearHistory } from '@livretier/ui';
import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { destination } from '@/shared/destination';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { mayLeave } from '@/shared/forms/unsaved';
import type { Locale } from '@/shared/locale/locales';
import { paths } from '@/shared/paths';

/** Where the cache keeps who is signed in. */
export const sessionKey = ['session'] as const;

type Person = { id: string; company: { id: string } | null } | null | undefined;

const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionKey[0] };
const ofCompany = { predicate: (query: Query) => others.predicate(query) && !query.meta?.ofPerson };

/**
 * What one person read is never shown to the next, nor what was read in one company to somebody who opens another:
 * gone at once, and asked again where it is on the screen.
 */
const forgetPreviousPerson = (client: QueryClient, { before, now }: { before: Person; now: Person }) => {
  if (before === undefined) return;
  if (before?.id === now?.id) {
    if (before?.company?.id !== now?.company?.id) void client.resetQueries(ofCompany);
    return;
  }
  clearHistory();
  if (now) void client.resetQueries(others);
  else client.removeQueries(others);
};

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

/** From now on this user is signed in, or nobody is. */
export const openSession = (client: QueryClient, user: SessionUser | null) => {
  forgetPreviousPerson(client, { before: knownUser(client) ?? null, now: user });
  client.setQueryData(sessionQuery.queryKey, user);
};

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

/** The signed-in user, or null. */
export const useSession = () => useQuery(sessionQuery).data ?? null;

/** The signed-in user, on screens that the guards keep for signed-in people. */
export const useSignedInUser = () => {
  const user = useSession();
  if (!user) throw new Error('This screen is only shown to a signed-in user.');
  return user;
};

const [longestWait, pause] = [2000, 50];

/** What is being read is answered while the session lasts, or else every answer would be a refusal. */
const untilRead = async (client: QueryClient) => {
  const end = Date.now() + longestWait;
  while (client.isFetching() > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, pause));
};

/** End the session and forget everything that was read during it. */
export const useSignOut = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async () => {
      const leaves = await mayLeave();
      if (!leaves) return false;
      await untilRead(client);
      await unwrap(api.POST('/api/auth/logout'));
      return true;
    },
    onSuccess: async (left) => {
      if (!left) return;
      openSession(client, null);
      destination.take();
      await navigate({ to: paths.signIn, ignoreBlocker: true });
    },
  });
};

type Named = { first_name: string; last_name: string };

export const fullName = (person: Named) => `${person.first_name} ${person.last_name}`;

/** Keep the language on the account: e-mails and the server's sentences follow it. */
export const useSaveLanguage = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Locale) => unwrap(api.POST('/api/auth/set-language', { body: { language } })),
    onSuccess: (_, language) => updateSession(client, { language }),
  });
};

/** Go on as somebody else, or as oneself again: nothing that the other read stays, and one starts elsewhere. */
export const useTakeIdentity = (go: () => Promise<void>) => {
  const client = useQueryClient();
  return async (user: SessionUser | null) => {
    if (!user) return;
    openSession(client, user);
    /* A token that does not come now is fetched before the next write. */
    await refreshCsrfToken().catch(() => undefined);
    await go();
    /* One who is there already gets no new screen, and the button pressed is gone. */
    document.querySelector('h1')?.focus();
  };
};
