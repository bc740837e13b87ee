import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messages as french } from '../../locales/fr';
import { loadMessages } from './loadMessages';
import { defaultLocale, type Locale } from './locales';

export const i18n = i18next.createInstance();

/** Start with French, the source and the fallback, then speak the locale of the address. */
export const startI18n = async (locale: Locale) => {
  await i18n.use(initReactI18next).init({
    lng: defaultLocale,
    fallbackLng: defaultLocale,
    resources: { [defaultLocale]: french },
    ns: Object.keys(french),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await speak(locale);
};

/** Change the language of everything on screen. */
export const speak = async (locale: Locale) => {
  await loadMessages(i18n, locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
};
