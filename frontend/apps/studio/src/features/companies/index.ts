export type { Company } from './api';
export { CompanySwitcher } from './CompanySwitcher';
export { Memberships } from './Memberships';
export { OwnInvitations } from './OwnInvitations';
export { useCompanyText, useRoleText } from './useCompanyText';
