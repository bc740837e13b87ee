import type { Locale } from '../locale/locales';

/** The day that it is there: « 2027-03-16 ». */
export const dayIn = (timeZone: string | undefined, date = new Date()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** Which words a moment needs, seen from now: its day goes without saying today, its year this year. */
export const daysApart = (at: Date, now: Date, timeZone: string | undefined) => {
  const [then, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  if (then === today) return 'today';
  if (dayIn(timeZone, new Date(now.getTime() - 86_400_000)) === then) return 'yesterday';
  return then.slice(0, 4) === today.slice(0, 4) ? 'year' : 'before';
};

export const clock = (at: Date, locale: Locale, timeZone: string | undefined, seconds = false) =>
  new Intl.DateTimeFormat(locale, { timeStyle: seconds ? 'medium' : 'short', timeZone }).format(at);
