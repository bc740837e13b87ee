import { WarningNote } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { Places } from '../api';

/** « 1 900 personnes sur 2 000 »: said once it matters. */
export const QuotaNote = ({ places }: { places: Places | undefined }) => {
  const { t } = useTranslation('people');
  const locale = useLocale();
  if (!places || places.level === 'ok') return null;
  const figures = { used: wholeNumber(places.used, locale), quota: wholeNumber(places.quota, locale) };
  return (
    <WarningNote tone={places.level === 'warning' ? 'warning' : 'danger'} title={t('quota.used', figures)}>
      {t(places.level === 'full' ? 'quota.full' : 'quota.soon')}
    </WarningNote>
  );
};
