import { useTranslation } from 'react-i18next';
import type { PlatformRole, Role } from './types';

/** What one is here: the role in the open company, or on the platform. */
export const useRoleText = () => {
  const { t } = useTranslation('companies');
  return ({ role, platform_role }: { role: Role | null; platform_role: PlatformRole }) =>
    role ? t(`roles.${role}`) : t(`platformRoles.${platform_role}`);
};
