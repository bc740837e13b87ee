import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { wholeNumber } from '@/shared/text/numbers';
import type { Audience } from '../api/written';

/** Whom a news item is for, in words. */
export const useAudienceText = () => {
  const { t } = useTranslation(['content', 'companies']);
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    who: ({ kinds, companies, roles }: Audience) => {
      const parts = [
        kinds.length > 0 && list.format(kinds.map((kind) => t(`companies:kinds.${kind}`))),
        companies.length > 0 && t('write.news.companies', { count: companies.length }),
        roles.length > 0 && list.format(roles.map((role) => t(`companies:roles.${role}`))),
      ].filter((part) => part !== false);
      return parts.length > 0 ? parts.join(' · ') : t('write.news.everybody');
    },
    people: (count: number) => t('write.news.people', { count, number: wholeNumber(count, locale) }),
  };
};
