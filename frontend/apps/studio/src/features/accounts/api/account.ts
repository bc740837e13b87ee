import { api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ofPerson } from '@/shared/data/ofPerson';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { rememberLocale } from '@/shared/locale/memory';
import { useSwitchLocale } from '@/shared/locale/useSwitchLocale';
import type { Profile } from '../account/ProfileSection';
import { knownUser, sessionQuery, updateSession } from './session';

export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: () => unwrap(api.GET('/api/auth/credentials')),
  meta: { ...shownInPlace, ...ofPerson },
});

/** How the signed-in person signs in. */
export const useCredentials = () => useQuery(credentialsQuery);

export type Device = components['schemas']['SessionOut'];

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrap(api.GET('/api/auth/sessions')),
  meta: { ...shownInPlace, ...ofPerson },
});

/** The devices on which one is signed in. */
export const useSessions = () => useQuery(sessionsQuery);

/** Close one device, or without its id all the others; whoever is there signs in again. */
export const useCloseDevices = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id
        ? unwrap(api.DELETE('/api/auth/sessions/{session_id}', { params: { path: { session_id: id } } }))
        : unwrap(api.DELETE('/api/auth/sessions')),
    onSuccess: (_, id) => notify({ severity: 'success', summary: t(id ? 'devices.closed' : 'devices.othersClosed') }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};

const perPage = 10;

const identitySwitchesQuery = infiniteQueryOptions({
  queryKey: ['identity-switches'],
  queryFn: ({ pageParam: cursor }) =>
    unwrap(api.GET('/api/auth/identity-switches', { params: { query: { cursor, limit: perPage } } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: { ...shownInPlace, ...ofPerson },
});

/** Who acted in one's name, as many pages as were asked for. */
export const useIdentitySwitches = () => useInfiniteQuery(identitySwitchesQuery);

/** Everything that is kept about the signed-in person, as a file. */
export const fetchOwnData = (): Promise<Blob> =>
  unwrap(api.GET('/api/auth/data', { parseAs: 'blob' }), { quiet: true });

/** Keep one's name and language on the account; a new language is spoken at once. */
export const useSaveProfile = () => {
  const client = useQueryClient();
  const switchLocale = useSwitchLocale();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Profile) => unwrap(api.PATCH('/api/auth/user', { body })),
    onSuccess: async (saved, { language }) => {
      const spoken = knownUser(client)?.language;
      updateSession(client, saved);
      if (language === spoken) return;
      rememberLocale(language);
      await switchLocale(language);
    },
  });
};

type PasswordChange = components['schemas']['PasswordChangeIn'];

/** Another password; the devices that it closes are gone from the list. */
export const useChangePassword = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: PasswordChange) => unwrap(api.POST('/api/auth/password', { body })),
    onSuccess: () => {
      notify({ severity: 'success', summary: t('password.done') });
      void client.invalidateQueries({ queryKey: credentialsQuery.queryKey });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
};

type EmailChange = components['schemas']['EmailChangeIn'];

/** Ask for another address; the answer is the same whether somebody has it or not. */
export const useAskEmail = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: EmailChange) => unwrap(api.POST('/api/auth/email', { body })),
  });

/** Ask again what the session and the account say of the second factor; the guards look again too. */
export const useFactorChanged = () => {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    void client.invalidateQueries({ queryKey: credentialsQuery.queryKey });
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    await router.invalidate();
  };
};

type Password = components['schemas']['PasswordIn'];

/** A secret for one's application of codes; it is kept nowhere but on the screen. */
export const useStartEnrolment = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (body: Password) => unwrap(api.POST('/api/auth/second-factor', { body })),
  });

/** The first code of the application; answers the recovery codes, once. */
export const useConfirmEnrolment = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (code: string) => unwrap(api.POST('/api/auth/second-factor/confirmation', { body: { code } })),
  });

type Proof = components['schemas']['PasswordAndCodeIn'];

/** Ten other recovery codes. */
export const useRenewCodes = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (body: Proof) => unwrap(api.POST('/api/auth/second-factor/recovery-codes', { body })),
  });

/** Ask for no code any more. */
export const useRemoveFactor = () => {
  const { t } = useTranslation('account');
  const factorChanged = useFactorChanged();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Proof) => unwrap(api.DELETE('/api/auth/second-factor', { body })),
    onSuccess: async () => {
      notify({ severity: 'success', summary: t('remove.done') });
      await factorChanged();
    },
  });
};
