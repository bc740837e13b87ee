import type { Locale } from '../../../../shared/locale/locales';

/** "4,5", cut and never rounded up: 4,49 is not enough. */
export const writtenRatio = (ratio: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.floor(ratio * 10) / 10,
  );
