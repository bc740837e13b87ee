import { isLocale, type Locale } from './locales';

const cookie = 'i18n_redirected';
const year = 365 * 24 * 60 * 60;

/** The language that this browser was last told to speak, if any. */
export const rememberedLocale = (): Locale | undefined => {
  const value = document.cookie.match(new RegExp(`(?:^|; )${cookie}=([^;]*)`))?.[1];
  return isLocale(value) ? value : undefined;
};

export const rememberLocale = (locale: Locale) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not yet in every browser we serve
  document.cookie = `${cookie}=${locale}; path=/; max-age=${year}; samesite=lax`;
};
