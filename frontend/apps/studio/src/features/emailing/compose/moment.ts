const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** What a clock on the wall shows there, as if it were in Greenwich. */
const wallClock = (at: Date, timeZone: string | undefined) => {
  const shown = new Intl.DateTimeFormat('en-GB', { ...parts, hourCycle: 'h23', timeZone }).formatToParts(at);
  const of = (type: keyof typeof parts) => Number(shown.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

/** The moment at which clocks there show this day and time; nothing when there is no such day or time. */
export const momentOf = (day: string, time: string, timeZone: string | undefined) => {
  if (!(/^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time))) return undefined;
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted)) return undefined;
  /* A first guess may stand on the other side of a change of the clocks: the second does not. */
  const guess = wanted - (wallClock(new Date(wanted), timeZone) - wanted);
  return new Date(guess - (wallClock(new Date(guess), timeZone) - wanted));
};

/** What those clocks show then: "09:00". */
export const timeOf = (at: Date, timeZone: string | undefined) =>
  new Date(wallClock(at, timeZone)).toISOString().slice(11, 16);
