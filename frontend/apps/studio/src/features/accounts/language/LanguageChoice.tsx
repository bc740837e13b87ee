import { MenuChoice } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { localeNames, locales } from '../../../shared/locale/locales';
import { useLocale } from '../../../shared/locale/useLocale';
import { useChooseLanguage } from './useChooseLanguage';

const choices = locales.map((locale) => ({ value: locale, label: localeNames[locale], lang: locale }));

export const LanguageChoice = () => {
  const { t } = useTranslation('accounts');
  return <MenuChoice label={t('menu.language')} value={useLocale()} choices={choices} onChange={useChooseLanguage()} />;
};
