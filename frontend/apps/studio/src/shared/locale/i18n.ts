import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messages as french } from '@/locales/fr';
import { loadMessages } from './loadMessages';
import { defaultLocale, directionOf, type Locale } from './locales';

export const i18n = i18next.createInstance();

/**
 * How many there are chooses a form of the text; where nobody wrote that form, as the French one of a million, the
 * usual one stands in. Without it the name of the text would be shown. The last one that is written is taken.
 */
const forms = {
  type: 'i18nFormat' as const,
  handleAsObject: true,
  addLookupKeys: (keys: string[], key: string, code: string, _: string, { count }: { count?: number }) =>
    count === undefined ||
    keys.push(`${key}_other`, key + i18n.services.pluralResolver.getSuffix(code, count), key + (count ? '' : '_zero')),
};

/** Start with French, the source and the fallback, then speak the locale of the address; answers what is spoken. */
export const startI18n = async (locale: Locale) => {
  await i18n
    .use(forms)
    .use(initReactI18next)
    .init({
      lng: defaultLocale,
      fallbackLng: defaultLocale,
      resources: { [defaultLocale]: french },
      ns: Object.keys(french),
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      /* Texts that administrators changed may come after the page. */
      react: { bindI18nStore: 'added' },
    });
  return speak(locale);
};

/** Change the language of everything on screen; French when the messages of another cannot be had. */
export const speak = async (locale: Locale): Promise<Locale> => {
  const spoken = await loadMessages(i18n, locale).then<Locale, Locale>(
    () => locale,
    () => defaultLocale,
  );
  await i18n.changeLanguage(spoken);
  Object.assign(document.documentElement, { lang: spoken, dir: directionOf(spoken) });
  return spoken;
};
