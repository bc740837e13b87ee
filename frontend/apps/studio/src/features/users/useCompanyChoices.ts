import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';

const most = 100;

export const companyChoicesQuery = queryOptions({
  queryKey: ['users', 'companies'],
  queryFn: () => unwrap(api.GET('/api/users/companies', { params: { query: { limit: most } } })),
});

/** The companies in which one may put people: for those who administer them all. */
export const useCompanyChoices = (enabled: boolean) => useQuery({ ...companyChoicesQuery, enabled }).data?.items ?? [];
