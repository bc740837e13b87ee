import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '@/shared/data/ofPerson';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type ServiceStatus = components['schemas']['ServiceStatus'];

const every = 10_000;

const serviceStatusQuery = queryOptions({
  queryKey: ['service-status'],
  queryFn: () => unwrap(api.GET('/api/service-status')),
  staleTime: 0,
  refetchInterval: every,
  meta: { ...shownInPlace, ...ofPerson },
});

/** Who lives, who answers and what failed, asked again for as long as somebody looks. */
export const useServiceStatus = () => useQuery(serviceStatusQuery);
