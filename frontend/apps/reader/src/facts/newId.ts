const DAY = 86_400_000;

/* Pages do not say where their company is: its days are those of France. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** Which day it is, counted from 1970, at the moment that the edge said; never by the clock of the device. */
export const dayOf = (date: string) => {
  const moment = Date.parse(date);
  return Number.isNaN(moment) ? undefined : Date.parse(days.format(moment)) / DAY;
};

/** The day in two bytes, then fourteen that nobody else has: nothing is common to two ids of a device but the day. */
export const newId = (day: number) => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([day >> 8, day & 255]);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
