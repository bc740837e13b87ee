import { api, unwrap } from '@livretier/api';
import { confirm } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Host } from '../types';
import { hostsQuery } from './useHosts';

/** Take a domain name away, after a question. */
export const useRemoveHost = (companyId: string) => {
  const { t } = useTranslation('companyCards');
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (host: Host) =>
      unwrap(
        api.DELETE('/api/companies/{company_id}/hosts/{host_id}', {
          params: { path: { company_id: companyId, host_id: host.id } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: hostsQuery(companyId).queryKey }),
  });
  return async (host: Host) => {
    const sure = await confirm({
      header: t('hosts.removeHeader', { name: host.hostname }),
      message: t('hosts.removeText'),
      acceptLabel: t('hosts.remove'),
      rejectLabel: t('hosts.keep'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (sure) removal.mutate(host);
  };
};
