type Shape = { year?: boolean };

/** A day as people of a language write it: 16 mars 2027, and 1er avril 2027 in French. */
export const writtenDay = (date: string, locale: string, { year = true }: Shape = {}) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .formatToParts(new Date(`${date.slice(0, 10)}T00:00Z`))
    .map(({ type, value }) => (type === 'day' && value === '1' && locale.startsWith('fr') ? '1er' : value))
    .join('');
