export { loadCompanyCard } from './administration/card/companyCardQuery';
export { CompaniesPage, CompanyPage, NewCompanyPage } from './administration/lazy';
