import type { QueryClient } from '@tanstack/react-query';

export { CompaniesPage, CompanyPage, NewCompanyPage } from './administration/lazy';

/* What is asked before a screen opens comes when one does: nobody who signs in waits for it. */
export const loadCompanyCard = async (client: QueryClient, id: string) =>
  (await import('./administration/card/companyCardQuery')).loadCompanyCard(client, id);
