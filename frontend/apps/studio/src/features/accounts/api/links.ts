import { ApiError, api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ofPerson } from '@/shared/data/ofPerson';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { paths } from '@/shared/paths';
import { useSignIn } from '../signIn/useSignIn';
import { credentialsQuery } from './account';
import { sessionQuery } from './session';

type Address = components['schemas']['ForgottenPasswordIn'];

/** Ask for a link; the answer is the same whether the address is known or not. */
export const useAskNewPassword = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: Address) => unwrap(api.POST('/api/auth/forgotten-password', { body })),
  });

type NewPassword = components['schemas']['NewPasswordIn'];

export const isDeadLink = (error: unknown) => error instanceof ApiError && error.code === 'bad_reset_link';

/** Set the new password, then sign in with it: the session that was open here, if any, has ended too. */
export const useResetPassword = () => {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewPassword) => unwrap(api.POST('/api/auth/new-password', { body })),
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      notify({ severity: 'success', summary: t('newPassword.done') });
      await navigate({ to: paths.signIn });
    },
  });
};

/** Take the address to which the link was sent; whoever is signed in here may be the one whose it is. */
export const useConfirmEmail = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (token: string) => unwrap(api.POST('/api/auth/email/confirmation', { body: { token } })),
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      void client.invalidateQueries({ queryKey: credentialsQuery.queryKey });
    },
  });
};

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    meta: { ...shownInPlace, ...ofPerson },
    queryFn: () => unwrap(api.GET('/api/auth/invitation', { params: { query: { token } } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whom a link invites, and where. */
export const useInvitation = (token: string | undefined) =>
  useQuery({ ...invitationQuery(token ?? ''), enabled: token !== undefined });

type Acceptance = components['schemas']['AcceptanceIn'] & { email: string };

export const isDeadInvitation = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'bad_invitation' || error.status === 422) &&
  !('password' in error.fields);

/** Say no, with or without an account. */
export const useDeclineInvitation = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (token: string) => unwrap(api.POST('/api/auth/invitation/decline', { body: { token } })),
  });

/** Open the account, then sign in as everybody does. */
export const useAcceptInvitation = () => {
  const signIn = useSignIn();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async ({ email, ...body }: Acceptance) => {
      await unwrap(api.POST('/api/auth/invitation', { body }));
      await signIn.mutateAsync({ email, password: body.password, remember: false });
    },
  });
};
