import { ApiError, api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { paths } from '../../../shared/paths';
import { sessionQuery } from '../session/sessionQuery';

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
