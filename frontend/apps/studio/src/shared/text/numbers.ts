import type { Locale } from '../locale/locales';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "2 318", and "2,318" in English. */
export const wholeNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);

/** "48 %" from 0.48. */
export const percentage = (share: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/* As our texts write it: "Ko" stands beside "Mo" and "Go", whatever the system of units says. */
const written = (unit: string) => (unit === 'ko' ? 'Ko' : unit);

/** "6,4 Go": one decimal under ten, none above, powers of a thousand. */
export const fileSize = (bytes: number, locale: Locale) => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes * 1.0005, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  })
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'unit' ? written(part) : part))
    .join('');
};
