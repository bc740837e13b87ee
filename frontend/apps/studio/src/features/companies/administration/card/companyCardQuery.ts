import { ApiError, api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound, rootRouteId } from '@tanstack/react-router';

export const companyCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'card', id],
    queryFn: () =>
      unwrap(api.GET('/api/companies/{company_id}/card', { params: { path: { company_id: id } } }), { quiet: true }),
  });

/** Before the screen opens: a company that is not there for this person is a page that is not there. */
export const loadCompanyCard = async (client: QueryClient, id: string) => {
  try {
    await client.ensureQueryData(companyCardQuery(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound({ routeId: rootRouteId });
  }
};
