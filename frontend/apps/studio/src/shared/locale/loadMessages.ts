import { api, unwrap } from '@livretier/api';
import type { i18n as I18n } from 'i18next';
import { defaultLocale, type Locale } from './locales';

type Shipped = Record<string, object>;

const shipped: Partial<Record<Locale, () => Promise<{ messages: Shipped }>>> = {
  'en-GB': () => import('../../locales/en'),
};

/** Ready a locale: the messages shipped with the studio, then what administrators changed of them. */
export const loadMessages = async (i18n: I18n, locale: Locale) => {
  if (locale === defaultLocale || i18n.hasResourceBundle(locale, 'common')) return;
  const [bundle, overrides] = await Promise.all([shipped[locale]?.(), fetchOverrides(locale)]);
  for (const [namespace, messages] of Object.entries(bundle?.messages ?? {})) {
    i18n.addResourceBundle(locale, namespace, messages, true, true);
  }
  for (const [code, texts] of Object.entries(overrides)) {
    for (const [key, text] of Object.entries(texts)) override(i18n, code, key, text);
  }
};

/* Without the server's changes the shipped messages still read well. */
const fetchOverrides = (locale: Locale): Promise<Record<string, Record<string, string>>> =>
  unwrap(api.GET('/api/admin/i18n/json', { params: { query: { locale } } })).catch(() => ({}));

/** The key "home.greeting" is the message "greeting" of the namespace "home". */
const override = (i18n: I18n, locale: string, key: string, text: string) => {
  const [namespace = '', ...path] = key.split('.');
  if (path.length > 0) i18n.addResource(locale, namespace, path.join('.'), text);
};
