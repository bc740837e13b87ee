export const defaultLocale = 'fr-FR';
export const locales = [defaultLocale, 'en-GB'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own words, so that those who read it recognise it. */
export const localeNames: Record<Locale, string> = { 'fr-FR': 'Français', 'en-GB': 'English' };

export const isLocale = (value: string | undefined): value is Locale => locales.some((locale) => locale === value);
