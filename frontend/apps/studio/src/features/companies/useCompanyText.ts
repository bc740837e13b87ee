import { useTranslation } from 'react-i18next';
import type { Company, PlatformRole, Role } from './api';

/** What one is here: the role in the open company, or on the platform. */
export const useRoleText = () => {
  const { t } = useTranslation('companies');
  return ({ role, platform_role }: { role: Role | null; platform_role: PlatformRole }) =>
    role ? t(`roles.${role}`) : t(`platformRoles.${platform_role}`);
};

type Member = { company: Company | null; closed_company: string; platform_role: PlatformRole };

/** Where one works: the company, the platform for its staff, or nowhere yet; `text` says what is not obvious. */
export const useCompanyText = () => {
  const { t } = useTranslation('companies');
  return ({ company, closed_company, platform_role }: Member) => {
    if (company) return { name: company.name, kind: t(`kinds.${company.kind}`), text: null };
    if (closed_company) return { name: closed_company, kind: t('closed.kind'), text: t('closed.text') };
    const place = platform_role === 'none' ? 'none' : 'platform';
    return { name: t(`${place}.name`), kind: t(`${place}.kind`), text: t(`${place}.text`) };
  };
};
