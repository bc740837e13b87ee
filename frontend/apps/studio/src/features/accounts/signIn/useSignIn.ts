import { ApiError, api, type components, refreshCsrfToken, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { paths } from '@/shared/paths';
import { openSession } from '../api/session';
import { useAgreeOnLanguage } from '../session/language';

type Body = components['schemas']['CredentialsIn'];
/** Without a code until one is asked for. */
export type Credentials = Omit<Body, 'code'> & Partial<Pick<Body, 'code'>>;

export const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === 'second_factor_needed';

/** Sign in, take the new session's token, and go on: the guards know where. */
export const useSignIn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const agreeOnLanguage = useAgreeOnLanguage();
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ code = '', ...credentials }: Credentials) =>
      unwrap(api.POST('/api/auth/login', { body: { ...credentials, code } })),
    onSuccess: async (user) => {
      openSession(client, user);
      /* A token that does not come now is fetched before the next write. */
      await refreshCsrfToken().catch(() => undefined);
      await agreeOnLanguage(user);
      await navigate({ to: paths.root });
    },
  });
};
