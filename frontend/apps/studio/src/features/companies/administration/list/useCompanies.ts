import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { CompanyQuery } from '../types';

const perPage = 25;

export const companiesQuery = (wanted: CompanyQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['companies', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(api.GET('/api/companies', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the companies; the former one stays until it is here. */
export const useCompanies = (wanted: CompanyQuery, cursor: string | undefined) =>
  useQuery(companiesQuery(wanted, cursor));
