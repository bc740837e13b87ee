import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { useFactorChanged } from './useFactorChanged';
import type { Proof } from './useProofForm';

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
