import type { QueryClient } from '@tanstack/react-query';
import { lazyPages } from '@/shared/lazyPages';

const screens = lazyPages(() => import('./administration/screens'));

export const CompaniesPage = screens('CompaniesPage');
export const CompanyPage = screens('CompanyPage');
export const NewCompanyPage = screens('NewCompanyPage');

/* What is asked before a screen opens comes when one does: nobody who signs in waits for it. */
export const loadCompanyCard = async (client: QueryClient, id: string) =>
  (await import('./administration/api')).loadCompanyCard(client, id);
export { companiesSearch } from './companiesSearch';
