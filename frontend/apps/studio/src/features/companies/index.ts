export { CompanySwitcher } from './CompanySwitcher';
export { Memberships } from './Memberships';
export type { Company } from './types';
export { useCompanyText } from './useCompanyText';
export { useRoleText } from './useRoleText';
