import { api, type components, type paths, unwrap } from '@livretier/api';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { sessionQuery } from '@/features/accounts';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';
import { membershipsQuery } from '../api';

export type CompanyRow = components['schemas']['CompanyRow'];
export type CompanyCard = components['schemas']['CompanyCard'];
export type CardChanges = components['schemas']['CardChanges'];
export type NewCompany = components['schemas']['NewCompanyIn'];
export type Site = components['schemas']['SiteOut'];
export type Host = components['schemas']['HostOut'];
export type CompanyQuery = NonNullable<paths['/api/companies']['get']['parameters']['query']>;

/** Every page of the list, whatever it is asked. */
const companyListKey = ['companies', 'list'] as const;

export const companyCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', 'card', id],
    queryFn: () =>
      unwrap(api.GET('/api/companies/{company_id}/card', { params: { path: { company_id: id } } }), { quiet: true }),
  });

/** Before the screen opens: a company that is not there for this person is a page that is not there. */
export const loadCompanyCard = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(companyCardQuery(id)));

/** After a change of a company: its card is the new one, and lists that name it are read again. */
const useRefresh = () => {
  const client = useQueryClient();
  return (saved: CompanyCard) => {
    client.setQueryData(companyCardQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: companyListKey });
    void client.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['journal'] });
    /* The sidebar says the name of the open company. */
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
};

/** Keep what was changed on a card. */
export const useSaveCard = (id: string) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: CardChanges) =>
      unwrap(api.PATCH('/api/companies/{company_id}', { params: { path: { company_id: id } }, body })),
    onSuccess: refresh,
  });
};

/** A new company, and the invitation of its first administrator. */
export const useCreateCompany = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewCompany) => unwrap(api.POST('/api/companies', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: companyListKey }),
  });
};

const perPage = 25;

const companiesQuery = (wanted: CompanyQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...companyListKey, wanted, cursor],
    queryFn: () =>
      unwrap(api.GET('/api/companies', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the companies; the former one stays until it is here. */
export const useCompanies = (wanted: CompanyQuery, cursor: string | undefined) =>
  useQuery(companiesQuery(wanted, cursor));

const mostHosts = 100;

export const hostsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'hosts', companyId],
    queryFn: () =>
      unwrap(
        api.GET('/api/companies/{company_id}/hosts', {
          params: { path: { company_id: companyId }, query: { limit: mostHosts } },
        }),
      ),
  });

export const useHosts = (companyId: string) => useQuery(hostsQuery(companyId));

export const brands = ['soignance'] as const;

export const purposes = ['studio', 'reading'] as const;

type HostValues = { hostname: string; brand: (typeof brands)[number]; purpose: (typeof purposes)[number] };

/** Add a domain name, or give another brand to the one of this id. */
export const useSaveHost = (companyId: string, hostId: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ hostname, brand, purpose }: HostValues) =>
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
              body: { hostname, brand, purpose },
            }),
          ),
    onSuccess: () => client.invalidateQueries({ queryKey: hostsQuery(companyId).queryKey }),
  });
};

const mostSites = 100;

export const sitesQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', 'sites', companyId],
    queryFn: () =>
      unwrap(
        api.GET('/api/companies/{company_id}/sites', {
          params: { path: { company_id: companyId }, query: { limit: mostSites } },
        }),
      ),
  });

export const useSites = (companyId: string) => useQuery(sitesQuery(companyId));

type SiteValues = { name: string; city: string };

/** Add a site, or change the one of this id. */
export const useSaveSite = (companyId: string, siteId: string | undefined) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: SiteValues) =>
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

/** Fetches what a company may take away; taking it is a line of its journal. */
export const useCompanyFile = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET('/api/companies/{company_id}/export', {
      params: { path: { company_id: id } },
      parseAs: 'blob',
    });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file as unknown as Blob;
  };
};

export const statusChanges = ['suspend', 'restore', 'archive'] as const;
export type StatusChange = (typeof statusChanges)[number];

const addresses = {
  suspend: '/api/companies/{company_id}/suspend',
  restore: '/api/companies/{company_id}/restore',
  archive: '/api/companies/{company_id}/archive',
} as const;

/** Close a company, open it again or put it away, and say why. */
export const useChangeCompanyStatus = (id: string, change: StatusChange) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (reason: string) =>
      unwrap(api.POST(addresses[change], { params: { path: { company_id: id } }, body: { reason } })),
    onSuccess: refresh,
  });
};
