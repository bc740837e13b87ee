import type { components } from '@livretier/api';
import { useTranslation } from 'react-i18next';

type Role = components['schemas']['Role'];
type PlatformRole = components['schemas']['PlatformRole'];

const platform = { none: true, library_editor: true, super_admin: true } as const;
const isPlatform = (role: Role | PlatformRole): role is PlatformRole => role in platform;

/** What a role is called, in a company or on the platform. */
export const useRoleName = () => {
  const { t } = useTranslation('companies');
  return (role: Role | PlatformRole) => (isPlatform(role) ? t(`platformRoles.${role}`) : t(`roles.${role}`));
};
