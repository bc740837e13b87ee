import type { Locale } from '../locale/locales';

const dayKey = (date: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** Which words a moment needs, seen from now: its day goes without saying today, its year this year. */
export const daysApart = (at: Date, now: Date, timeZone: string | undefined) => {
  const [then, today] = [dayKey(at, timeZone), dayKey(now, timeZone)];
  if (then === today) return 'today';
  if (dayKey(new Date(now.getTime() - 86_400_000), timeZone) === then) return 'yesterday';
  return then.slice(0, 4) === today.slice(0, 4) ? 'year' : 'before';
};

export const clock = (at: Date, locale: Locale, timeZone: string | undefined, seconds = false) =>
  new Intl.DateTimeFormat(locale, { timeStyle: seconds ? 'medium' : 'short', timeZone }).format(at);
