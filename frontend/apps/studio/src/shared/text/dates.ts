import type { Locale } from '../locale/locales';

/** A day without a time, as the server writes it: the same day wherever one reads it. */
export const calendarDay = (day: string) => new Date(`${day}T00:00:00`);

type DateOptions = { weekday?: boolean; year?: boolean; timeZone?: string | undefined };

/** "mardi 16 mars 2027", and "1er mars 2027" as French writes the first day of a month. */
export const longDate = (date: Date, locale: Locale, { weekday, year = true, timeZone }: DateOptions = {}) =>
  new Intl.DateTimeFormat(locale, {
    ...(weekday && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(year && { year: 'numeric' }),
    ...(timeZone && { timeZone }),
  })
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' && locale === 'fr-FR' ? '1er' : value))
    .join('');

/** "mars 2027" */
export const monthName = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(date);

export const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "10:31" */
export const clockTime = (date: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(date);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "il y a 12 min", "hier"; what is less than a minute old is now. */
export const relativeTime = (at: number, now: number, locale: Locale) => {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const unit = units.find(([, length]) => now - at >= length);
  return unit ? format.format(-Math.floor((now - at) / unit[1]), unit[0]) : format.format(0, 'second');
};
