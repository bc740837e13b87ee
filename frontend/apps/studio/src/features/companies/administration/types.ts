import type { components, paths } from '@livretier/api';

export type CompanyRow = components['schemas']['CompanyRow'];
export type CompanyCard = components['schemas']['CompanyCard'];
export type CompanyStatus = components['schemas']['CompanyStatus'];
export type CardChanges = components['schemas']['CardChanges'];
export type NewCompany = components['schemas']['NewCompanyIn'];
export type Site = components['schemas']['SiteOut'];
export type Host = components['schemas']['HostOut'];
export type CompanyQuery = NonNullable<paths['/api/companies']['get']['parameters']['query']>;
