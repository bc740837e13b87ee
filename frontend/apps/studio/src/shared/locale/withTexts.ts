import { i18n } from './i18n';
import { defaultLocale } from './locales';

/** The French of everything that no first screen says. */
export const loadLater = async () => {
  const { laterMessages } = await import('@/locales/fr/later');
  for (const [namespace, texts] of Object.entries(laterMessages)) {
    if (!i18n.hasResourceBundle(defaultLocale, namespace)) i18n.addResourceBundle(defaultLocale, namespace, texts);
  }
};

/** Code that speaks of what no first screen says, together with the French texts it needs; other languages come whole. */
export const withTexts =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), loadLater()]);
    return loaded;
  };
