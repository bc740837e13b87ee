import { defaultLocale, isLocale, type Locale } from './locales';

/** "/en-GB/home" is the English home; an address without a prefix is in the default locale. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const [, first, ...rest] = pathname.split('/');
  const prefixed = isLocale(first) && first !== defaultLocale;
  return prefixed ? { locale: first, path: `/${rest.join('/')}` } : { locale: defaultLocale, path: pathname };
};

export const joinLocale = (locale: Locale, path: string) => (locale === defaultLocale ? path : `/${locale}${path}`);
