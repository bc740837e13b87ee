import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { longDate } from '../../../../shared/text/dates';
import type { CompanyCard } from '../types';

/** "Cliente depuis le 4 octobre 2024" */
export const useSince = () => {
  const { t } = useTranslation('companyCards');
  const locale = useLocale();
  return ({ created_at }: CompanyCard) => t('since', { date: longDate(new Date(created_at), locale) });
};
