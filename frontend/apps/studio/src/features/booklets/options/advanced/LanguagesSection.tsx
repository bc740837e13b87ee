import { languageName } from '@livretier/booklet';
import { FormSection, Switch } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import { anchors, type SectionProps } from './optionsForm';

type Language = SectionProps['options']['languages'][number];

/** What readers are offered in a language today, and what they would find. */
const useHints = () => {
  const { t } = useTranslation('booklets');
  return ({ share, spoken }: Language) => {
    if (!spoken) return t('advanced.languages.notSpoken');
    if (share >= 95) return t('advanced.languages.complete', { share });
    return t('advanced.languages.marked', { share });
  };
};

/** The languages besides the reference: offered once they are translated, or when somebody says so knowingly. */
export const LanguagesSection = ({ form, options: { languages }, disabled }: SectionProps) => {
  const { t } = useTranslation('booklets');
  const shown = useLocale();
  const hintOf = useHints();
  return (
    <FormSection id={anchors.languages} title={t('advanced.languages.title')}>
      {languages.length === 0 && <p>{t('advanced.languages.none')}</p>}
      <Controller
        control={form.control}
        name="offered_anyway"
        render={({ field: { value, onChange } }) => (
          <>
            {languages.map((language) => {
              const { locale, share, spoken } = language;
              const isComplete = spoken && share >= 95;
              const toggle = () =>
                onChange(value.includes(locale) ? value.filter((one) => one !== locale) : [...value, locale]);
              return (
                <Switch
                  key={locale}
                  wide
                  label={t('advanced.languages.anyway', { language: capitalized(languageName(locale, shown)) })}
                  hint={hintOf(language)}
                  checked={spoken && (isComplete || value.includes(locale))}
                  onChange={toggle}
                  disabled={disabled || !spoken || isComplete}
                />
              );
            })}
          </>
        )}
      />
    </FormSection>
  );
};
