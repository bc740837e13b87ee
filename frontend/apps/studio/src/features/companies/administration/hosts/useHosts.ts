import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

const most = 100;

export const hostsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'hosts', companyId],
    queryFn: () =>
      unwrap(
        api.GET('/api/companies/{company_id}/hosts', {
          params: { path: { company_id: companyId }, query: { limit: most } },
        }),
      ),
  });

export const useHosts = (companyId: string) => useQuery(hostsQuery(companyId));
