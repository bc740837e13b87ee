import { api, unwrap, workAs } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../shared/forms/unsaved';
import { paths } from '../../shared/paths';
import { openSession } from '../accounts';

/** Work for another of one's companies: home, where nothing of the former one is left. */
export const useSwitchCompany = () => {
  const { t } = useTranslation('companies');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (companyId: string) =>
      (await mayLeave()) ? unwrap(api.POST('/api/auth/company', { body: { company_id: companyId } })) : null,
    onSuccess: async (user) => {
      if (!user) return;
      workAs(user);
      /* First away from a screen that would ask for the former company's things again. */
      await navigate({ to: paths.home, ignoreBlocker: true });
      openSession(client, user);
      if (user.company) notify({ severity: 'success', summary: t('switcher.opened', { company: user.company.name }) });
    },
  });
};
