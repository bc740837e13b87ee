import { Segmented } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { defaultLocale, type Locale, localeName, shippedLocales } from '@/shared/locale/locales';
import { isWhole, type NewsDraft } from './newsDraft';

type Props = {
  draft: Pick<NewsDraft, 'titles' | 'bodies'>;
  value: Locale;
  onChange: (locale: Locale) => void;
};

/** Which language is being written; one that readers do not get yet says so. */
export const LanguageChoice = ({ draft, value, onChange }: Props) => {
  const { t } = useTranslation('content');
  return (
    <Segmented
      label={t('write.language')}
      value={value}
      options={shippedLocales.map((locale) => ({
        value: locale,
        label:
          locale === defaultLocale || isWhole(draft, locale)
            ? localeName(locale)
            : t('write.toTranslate', { language: localeName(locale) }),
      }))}
      onChange={onChange}
    />
  );
};
