import { api, unwrap } from '@livretier/api';
import { confirm } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Site } from '../types';
import { sitesQuery } from './useSites';

/** Take a site away, after a question. */
export const useRemoveSite = (companyId: string) => {
  const { t } = useTranslation('companyCards');
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (site: Site) =>
      unwrap(
        api.DELETE('/api/companies/{company_id}/sites/{site_id}', {
          params: { path: { company_id: companyId, site_id: site.id } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery(companyId).queryKey }),
  });
  return async (site: Site) => {
    const sure = await confirm({
      header: t('sites.removeHeader', { name: site.name }),
      message: t('sites.removeText'),
      acceptLabel: t('sites.remove'),
      rejectLabel: t('sites.keep'),
      defaultFocus: 'reject',
      danger: true,
    });
    if (sure) removal.mutate(site);
  };
};
