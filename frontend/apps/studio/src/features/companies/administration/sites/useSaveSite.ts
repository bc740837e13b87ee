import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import { sitesQuery } from './useSites';

type Values = { name: string; city: string };

/** Add a site, or change the one of this id. */
export const useSaveSite = (companyId: string, siteId: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Values) =>
      siteId
        ? unwrap(
            api.PATCH('/api/companies/{company_id}/sites/{site_id}', {
              params: { path: { company_id: companyId, site_id: siteId } },
              body,
            }),
          )
        : unwrap(api.POST('/api/companies/{company_id}/sites', { params: { path: { company_id: companyId } }, body })),
    onSuccess: () => client.invalidateQueries({ queryKey: sitesQuery(companyId).queryKey }),
  });
};
