export { CompanyPage } from './card/CompanyPage';
export { NewCompanyPage } from './create/NewCompanyPage';
export { CompaniesPage } from './list/CompaniesPage';
