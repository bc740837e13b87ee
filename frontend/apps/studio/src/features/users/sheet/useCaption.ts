import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { longDate } from '../../../shared/text/dates';
import type { PersonDetails } from '../types';

/** "Maison Aubrac, invitation du 8 janvier 2027": what stands under a name. */
export const useCaption = () => {
  const { t } = useTranslation('users');
  const locale = useLocale();
  return ({ memberships, platform_role, invited_at }: PersonDetails) => {
    const where = memberships[0]?.company_name ?? t(platform_role === 'none' ? 'nowhere' : 'platform');
    return invited_at ? t('sheet.invited', { where, day: longDate(new Date(invited_at), locale) }) : where;
  };
};
