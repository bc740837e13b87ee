const hour = 60;
const quarter = 15;

/** "1 h 45 min", "2 h": nobody knows the length of a long reading better than by the quarter. */
const inHours = (minutes: number) => {
  const rounded = Math.round(minutes / quarter) * quarter;
  const rest = rounded % hour;
  return `${Math.floor(rounded / hour)}\u00a0h${rest ? `\u00a0${rest}\u00a0min` : ''}`;
};

/* The short units are written alike in all our languages. */
export const shortTime = (minutes: number) => (minutes < hour ? `${minutes}\u00a0min` : inHours(minutes));

/** With a language's own words for one minute and for several. */
export const longTimeIn =
  ([one, several]: readonly [string, string]) =>
  (minutes: number) =>
    minutes < hour ? `${minutes}\u00a0${minutes > 1 ? several : one}` : inHours(minutes);

/* Written alike in French and in English. */
export const longTime = longTimeIn(['minute', 'minutes']);
