const hour = 60;
const quarter = 15;

/** "1 h 45 min", "2 h": nobody knows the length of a long reading better than by the quarter. */
const inHours = (minutes: number) => {
  const rounded = Math.round(minutes / quarter) * quarter;
  const rest = rounded % hour;
  return `${Math.floor(rounded / hour)}\u00a0h${rest ? `\u00a0${rest}\u00a0min` : ''}`;
};

/* The units are written alike in French and in English. */
export const shortTime = (minutes: number) => (minutes < hour ? `${minutes}\u00a0min` : inHours(minutes));

export const longTime = (minutes: number) =>
  minutes < hour ? `${minutes}\u00a0${minutes > 1 ? 'minutes' : 'minute'}` : inHours(minutes);
