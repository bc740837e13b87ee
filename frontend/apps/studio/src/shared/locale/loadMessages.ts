import { api, unwrap } from '@livretier/api';
import type { i18n as I18n } from 'i18next';
import { defaultLocale, type Locale } from './locales';

type Shipped = Record<string, object>;
type Overrides = Record<string, Record<string, string>>;

const shipped: Partial<Record<Locale, () => Promise<{ messages: Shipped }>>> = {
  'en-GB': () => import('@/locales/en'),
};

/** Ready a locale: the messages shipped with the studio, then what administrators changed of them. */
export const loadMessages = async (i18n: I18n, locale: Locale) => {
  if (locale === defaultLocale || i18n.hasResourceBundle(locale, 'common')) return;
  const overrides = fetchOverrides(locale);
  const bundle = await shipped[locale]?.();
  for (const [namespace, messages] of Object.entries(bundle?.messages ?? {})) {
    i18n.addResourceBundle(locale, namespace, messages, true, true);
  }
  await Promise.race([overrides.then((texts) => overrideAll(i18n, texts)), patience()]);
};

/** A slow server does not keep the page white: its changes are then taken over when they come. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 200));

/* Without the server's changes the shipped messages still read well. */
const fetchOverrides = (locale: Locale): Promise<Overrides> =>
  unwrap(api.GET('/api/admin/i18n/json', { params: { query: { locale } } })).catch(() => ({}));

const overrideAll = (i18n: I18n, overrides: Overrides) => {
  for (const [locale, texts] of Object.entries(overrides)) {
    for (const [key, text] of Object.entries(texts)) override(i18n, locale, key, text);
  }
};

/** The key "home.greeting" is the message "greeting" of the namespace "home". */
const override = (i18n: I18n, locale: string, key: string, text: string) => {
  const [namespace = '', ...path] = key.split('.');
  if (path.length > 0) i18n.addResource(locale, namespace, path.join('.'), text);
};
