import { TextArea, TextField } from '@livretier/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultLocale, localeName, type ShippedLocale, shippedLocales } from '@/shared/locale/locales';

type Props = {
  label: string;
  register: (locale: ShippedLocale) => UseFormRegisterReturn;
  error: (locale: ShippedLocale) => string | undefined;
  disabled?: boolean | undefined;
};
type AreaProps = Props & { hint?: string; limit: number };

/** What a text is called in each language: French is needed, the others are not. */
export const useLanguageLabel = () => {
  const { t } = useTranslation('library');
  return (label: string, locale: ShippedLocale) =>
    locale === defaultLocale ? label : t('inLanguage', { label, language: localeName(locale) });
};

/** One line in French, and the same in every other language. */
export const LocalisedFields = ({ label, register, error, disabled = false }: Props) => {
  const inLanguage = useLanguageLabel();
  return shippedLocales.map((locale) => (
    <TextField
      key={locale}
      label={inLanguage(label, locale)}
      lang={locale}
      optional={locale !== defaultLocale}
      autoComplete="off"
      error={error(locale)}
      {...register(locale)}
      disabled={disabled}
    />
  ));
};

/** A longer text in every language; none is needed. */
export const LocalisedAreas = ({ label, register, error, disabled = false, hint, limit }: AreaProps) => {
  const inLanguage = useLanguageLabel();
  return shippedLocales.map((locale) => (
    <TextArea
      key={locale}
      label={inLanguage(label, locale)}
      hint={locale === defaultLocale ? hint : undefined}
      lang={locale}
      optional
      limit={limit}
      error={error(locale)}
      {...register(locale)}
      disabled={disabled}
    />
  ));
};
