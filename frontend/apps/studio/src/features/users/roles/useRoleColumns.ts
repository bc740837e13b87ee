import { useTranslation } from 'react-i18next';
import type { companyRoles } from './roleFields';
import { useRoleName } from './useRoleName';

export const staffRoles = ['super_admin', 'library_editor'] as const;

type Shown = (typeof companyRoles)[number] | (typeof staffRoles)[number];

/** Narrow headers of roles, each with its whole name. */
export const useRoleColumns = (roles: readonly Shown[]) => {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return roles.map((role) => ({ key: role, header: t(`roles.short.${role}`), name: roleName(role) }));
};
