import { i18n } from './i18n';
import { defaultLocale } from './locales';

const complete = new WeakSet<object>();

/** The French of everything that no first screen says. */
export const loadLater = async () => {
  if (complete.has(i18n.store)) return;
  const { laterMessages } = await import('@/locales/fr/later');
  for (const [namespace, texts] of Object.entries(laterMessages)) {
    /* Deep, and under what is there: the French that administrators wrote stays. */
    i18n.addResourceBundle(defaultLocale, namespace, texts, true, false);
  }
  complete.add(i18n.store);
};

/** Code that speaks of what no first screen says, together with the French texts it needs; other languages come whole. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), loadLater()]);
    return loaded;
  };
