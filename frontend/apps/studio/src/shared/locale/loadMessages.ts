import { api, unwrap } from '@livretier/api';
import type { i18n as I18n } from 'i18next';
import { defaultLocale, type Locale, type ShippedLocale, stampOf } from './locales';

type Shipped = Record<string, object>;
type Texts = Record<string, string>;
type Overrides = Record<string, Texts>;

const shipped: Record<string, () => Promise<{ messages: Shipped }>> = {
  'en-GB': () => import('@/locales/en'),
} satisfies Record<Exclude<ShippedLocale, typeof defaultLocale>, unknown>;

/** Ready a locale: the messages shipped with the studio, then what administrators changed of them; or all that they wrote. */
export const loadMessages = async (i18n: I18n, locale: Locale) => {
  if (locale === defaultLocale) return loadFrench(i18n);
  if (i18n.hasResourceBundle(locale, 'common')) return;
  const load = shipped[locale];
  if (load) await loadShipped(i18n, locale, load);
  else await loadWritten(i18n, locale);
};

/** Kept for a day under an address that changes with them. */
const fetchWritten = async (locale: Locale): Promise<Texts> => {
  const v = stampOf(locale);
  if (v === '') return {};
  const params = { path: { locale }, query: { v } };
  return unwrap(api.GET('/_i18n/{locale}/messages.json', { params }), { quiet: true });
};

const changed = new WeakSet<object>();

/** French is shipped, and may be changed in places too. */
const loadFrench = async (i18n: I18n) => {
  if (stampOf(defaultLocale) === '' || changed.has(i18n.store)) return;
  changed.add(i18n.store);
  const texts = fetchWritten(defaultLocale).catch((): Texts => ({}));
  await Promise.race([texts.then((said) => overrideAll(i18n, { [defaultLocale]: said })), patience()]);
};

const loadShipped = async (i18n: I18n, locale: Locale, load: () => Promise<{ messages: Shipped }>) => {
  const overrides = fetchOverrides(locale);
  const bundle = await load();
  for (const [namespace, messages] of Object.entries(bundle.messages)) {
    i18n.addResourceBundle(locale, namespace, messages, true, true);
  }
  await Promise.race([overrides.then((texts) => overrideAll(i18n, texts)), patience()]);
};

/**
 * A language without shipped texts is spoken as far as it was written; what lacks is said in French. Its keys stay as they
 * come, or i18next would take a branch that has one text for a branch that has them all.
 */
const loadWritten = async (i18n: I18n, locale: Locale) => {
  const [texts, { markFrench }] = await Promise.all([fetchWritten(locale), import('./markFrench')]);
  const screens = new Map<string, Texts>([['common', {}]]);
  for (const [name, text] of Object.entries(texts)) {
    const [namespace, key] = partsOf(name);
    screens.set(namespace, Object.assign(screens.get(namespace) ?? {}, { [key]: text }));
  }
  for (const [namespace, said] of screens) i18n.addResourceBundle(locale, namespace, said, true, true);
  markFrench(i18n);
};

/** A slow server does not keep the page white: its changes are then taken over when they come. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 200));

/* Without the server's changes the shipped messages still read well. */
const fetchOverrides = (locale: Locale): Promise<Overrides> =>
  unwrap(api.GET('/api/admin/i18n/json', { params: { query: { locale } } })).catch(() => ({}));

const overrideAll = (i18n: I18n, overrides: Overrides) => {
  for (const [locale, texts] of Object.entries(overrides)) {
    for (const [name, text] of Object.entries(texts)) {
      const [namespace, key] = partsOf(name);
      if (key) i18n.addResource(locale, namespace, key, text);
    }
  }
};

/** The key "home.greeting" is the message "greeting" of the namespace "home". */
const partsOf = (name: string): [string, string] => {
  const [namespace = '', ...path] = name.split('.');
  return [namespace, path.join('.')];
};
