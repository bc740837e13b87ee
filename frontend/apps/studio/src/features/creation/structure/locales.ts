import type { Card } from '../saving/useCardFields';

export type BookletLocale = NonNullable<Card['locales']>[number];

/** What a booklet can be read in, besides its reference; the first are in sight from the start. */
export const offeredLocales = [
  'en-GB',
  'es-ES',
  'pt-PT',
  'uk-UA',
  'ar',
  'de-DE',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ro-RO',
  'tr-TR',
] as const satisfies readonly BookletLocale[];

export const inSight = 5;

export const isRightToLeft = (locale: string) => locale === 'ar';
