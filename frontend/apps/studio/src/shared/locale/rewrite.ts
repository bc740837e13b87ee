import type { LocationRewrite } from '@tanstack/react-router';
import { joinLocale, splitLocale } from './address';
import type { Locale } from './locales';

/** The router knows paths without a locale; the browser shows every locale but the default one. */
export const localeRewrite = (locale: Locale): LocationRewrite => ({
  input: ({ url }) => {
    url.pathname = splitLocale(url.pathname).path;
    return url;
  },
  output: ({ url }) => {
    url.pathname = joinLocale(locale, url.pathname);
    return url;
  },
});
