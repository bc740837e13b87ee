/* A day is written "2027-03-16" everywhere. Noon keeps it away from every time zone's midnight. */
export const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The day of today where somebody looks at it. */
export const today = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export const addDays = (day: string, count: number) => {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
};

/** The same day of another month, or its last one: a month after 31 January is 28 February. */
export const addMonths = (day: string, count: number) => {
  const date = dateOf(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(date.getUTCDate(), Number(day.slice(8))));
  return dayOf(date);
};

const weekday = (day: string) => (dateOf(day).getUTCDay() + 6) % 7;

export const mondayOf = (day: string) => addDays(day, -weekday(day));

const week = 7 * 24 * 60 * 60 * 1000;

/** The weeks that a month touches, from Monday to Sunday. */
export const weeksOf = (day: string) => {
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = addMonths(`${day.slice(0, 7)}-31`, 0);
  const weeks = Math.ceil((dateOf(last).getTime() - dateOf(first).getTime() + 1) / week);
  return Array.from({ length: weeks }, (_, row) =>
    Array.from({ length: 7 }, (_day, place) => addDays(first, row * 7 + place)),
  );
};

/** "16/03/2027" */
export const writtenDay = (day: string) => day.split('-').reverse().join('/');

/** The day that somebody wrote in figures, or null when there is no such day. */
export const readDay = (text: string) => {
  const [, day = '', month = '', year = ''] = text.trim().match(/^(\d{1,2})\D(\d{1,2})\D(\d{4})$/) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = dateOf(read);
  return !Number.isNaN(date.getTime()) && dayOf(date) === read ? read : null;
};
