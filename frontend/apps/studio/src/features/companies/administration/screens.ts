export { CompanyPage } from './card/CompanyPage';
export { CompaniesPage } from './list/CompaniesPage';
export { NewCompanyPage } from './NewCompanyPage';
