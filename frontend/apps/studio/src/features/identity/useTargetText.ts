import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/locale/useLocale';
import { relativeTime } from '../../shared/text/dates';
import { useRoleText } from '../companies';
import type { Target } from './types';

/** What one should know of somebody before acting as them: their place, and what speaks for or against it. */
export const useTargetText = () => {
  const { t } = useTranslation(['identity', 'companies']);
  const locale = useLocale();
  const roleText = useRoleText();
  const place = (target: Target) => {
    const company = target.company_name ?? (target.platform_role === 'none' ? null : t('companies:platform.kind'));
    const role = roleText(target);
    if (!company) return role;
    const others = target.companies - 1;
    return others > 0 ? t('who.places', { role, company, count: others }) : t('who.place', { role, company });
  };
  const note = ({ obstacle, last_seen }: Target) => {
    if (obstacle) return t(`obstacles.${obstacle}`);
    return last_seen ? t('who.seen', { when: relativeTime(Date.parse(last_seen), Date.now(), locale) }) : undefined;
  };
  return { place, note };
};
