import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

const most = 100;

export const sitesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'sites', companyId],
    queryFn: () =>
      unwrap(
        api.GET('/api/companies/{company_id}/sites', {
          params: { path: { company_id: companyId }, query: { limit: most } },
        }),
      ),
  });

export const useSites = (companyId: string) => useQuery(sitesQuery(companyId));
