export { Memberships } from './Memberships';
export { useCompanyText } from './useCompanyText';
export { useRoleText } from './useRoleText';
