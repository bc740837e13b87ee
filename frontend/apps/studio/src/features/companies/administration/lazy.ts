import { lazyPage } from '../../../shared/lazyPage';
import { withTexts } from '../../../shared/locale/withTexts';

export const CompaniesPage = lazyPage(withTexts(async () => (await import('./list/CompaniesPage')).CompaniesPage));
export const CompanyPage = lazyPage(withTexts(async () => (await import('./card/CompanyPage')).CompanyPage));
export const NewCompanyPage = lazyPage(withTexts(async () => (await import('./create/NewCompanyPage')).NewCompanyPage));
