import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type Suppression = components['schemas']['SuppressionOut'];
export type SenderDomain = components['schemas']['SenderDomainOut'];
export type AddressesQuery = { address: string; lifted: boolean };

const perPage = 25;
const addressesKey = ['mail', 'addresses'] as const;
const domainsKey = ['mail', 'domains'] as const;

const addressesQuery = (wanted: AddressesQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...addressesKey, wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/suppressions', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
    meta: shownInPlace,
  });

/** One page of the addresses that get no mail; the former one stays until it is here. */
export const useAddresses = (wanted: AddressesQuery, cursor: string | undefined) =>
  useQuery(addressesQuery(wanted, cursor));

const useRefresh = (key: readonly string[]) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
};

export const useSetAside = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (address: string) => unwrap(api.POST('/api/suppressions', { body: { address } })),
    onSuccess: useRefresh(addressesKey),
  });

export const useAdmit = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (reason: string) =>
      unwrap(
        api.POST('/api/suppressions/{suppression_id}/lift', {
          params: { path: { suppression_id: id } },
          body: { reason },
        }),
      ),
    onSuccess: useRefresh(addressesKey),
  });

const domainsQuery = queryOptions({
  queryKey: domainsKey,
  queryFn: () => unwrap(api.GET('/api/sender-domains')),
  meta: shownInPlace,
});

/** Domains in whose name the company writes, or would. */
export const useSenderDomains = () => useQuery(domainsQuery);

export const useAddDomain = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (domain: string) => unwrap(api.POST('/api/sender-domains', { body: { domain } })),
    onSuccess: useRefresh(domainsKey),
  });

export const useCheckDomain = (id: string) =>
  useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/sender-domains/{sender_domain_id}/check', { params: { path: { sender_domain_id: id } } })),
    onSuccess: useRefresh(domainsKey),
  });

export const useRemoveDomain = (id: string) =>
  useMutation({
    mutationFn: () =>
      unwrap(api.DELETE('/api/sender-domains/{sender_domain_id}', { params: { path: { sender_domain_id: id } } })),
    onSuccess: useRefresh(domainsKey),
  });
