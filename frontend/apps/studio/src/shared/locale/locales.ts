import { offeredIn } from './offered';

export const defaultLocale = 'fr-FR';

/** Those whose texts come with the studio; what is written once for every language, as a chapter's title, has these. */
export const shippedLocales = [defaultLocale, 'en-GB'] as const;
export type ShippedLocale = (typeof shippedLocales)[number];

/** The shipped language that is nearest to a code: French where it is none of them. */
export const shippedOr = (code: string | undefined): ShippedLocale =>
  shippedLocales.find((locale) => locale === code) ?? defaultLocale;

/** A language of the interface, by its code: which ones there are is known by the page alone. */
export type Locale = string;

const offered = new Map(offeredIn(document).map((locale) => [locale.code, locale]));

export const locales: readonly Locale[] = [...offered.keys()];

export const isLocale = (value: string | undefined): value is Locale => value !== undefined && offered.has(value);

/** Each language in its own words, so that those who read it recognise it. */
export const localeName = (locale: Locale) => offered.get(locale)?.label ?? locale;

/** Which texts administrators wrote in it: empty for none, another word as soon as they change. */
export const stampOf = (locale: Locale) => offered.get(locale)?.stamp ?? '';

export const directionOf = (locale: Locale) => offered.get(locale)?.direction ?? 'ltr';
