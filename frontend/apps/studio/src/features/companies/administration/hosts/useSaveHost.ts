import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import { hostsQuery } from './useHosts';

export const brands = ['soignance'] as const;

type Values = { hostname: string; brand: (typeof brands)[number] };

/** Add a domain name, or give another brand to the one of this id. */
export const useSaveHost = (companyId: string, hostId: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ hostname, brand }: Values) =>
      hostId
        ? unwrap(
            api.PATCH('/api/companies/{company_id}/hosts/{host_id}', {
              params: { path: { company_id: companyId, host_id: hostId } },
              body: { brand },
            }),
          )
        : unwrap(
            api.POST('/api/companies/{company_id}/hosts', {
              params: { path: { company_id: companyId } },
              body: { hostname, brand },
            }),
          ),
    onSuccess: () => client.invalidateQueries({ queryKey: hostsQuery(companyId).queryKey }),
  });
};
