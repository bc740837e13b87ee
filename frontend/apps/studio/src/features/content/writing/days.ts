import { calendarDay } from '@/shared/text/dates';
import { dayIn } from '@/shared/text/moments';

const day = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string) => text === '' || (day.test(text) && !Number.isNaN(calendarDay(text).getTime()));

/** The day on which it begins; nothing while nobody chose one. */
export const firstDayOf = (at: string | null) => (at ? dayIn(undefined, new Date(at)) : '');

/** The last day on which it is told: it ends with that day. */
export const lastDayOf = (at: string | null) => (at ? dayIn(undefined, new Date(new Date(at).getTime() - 1)) : '');

/** The moment that is already known stays to the minute while its day is the same. */
export const beginningOf = (text: string, known: string | null) => {
  if (text === '') return null;
  return text === firstDayOf(known) ? known : calendarDay(text).toISOString();
};

export const endOf = (text: string, known: string | null) => {
  if (text === '') return null;
  if (text === lastDayOf(known)) return known;
  const end = calendarDay(text);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
};
