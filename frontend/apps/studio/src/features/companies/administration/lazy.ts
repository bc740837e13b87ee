import { lazyPages } from '../../../shared/lazyPages';

const screens = lazyPages(() => import('./screens'));

export const CompaniesPage = screens('CompaniesPage');
export const CompanyPage = screens('CompanyPage');
export const NewCompanyPage = screens('NewCompanyPage');
