import { api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

type Change = components['schemas']['PasswordChangeIn'];

/** Another password; the devices that it closes are gone from the list. */
export const useChangePassword = () => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Change) => unwrap(api.POST('/api/auth/password', { body })),
    onSuccess: () => {
      notify({ severity: 'success', summary: t('password.done') });
      void client.invalidateQueries({ queryKey: ['credentials'] });
      void client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
};
