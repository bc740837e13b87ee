const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/* As our texts write it: "Ko" stands beside "Mo" and "Go", whatever the system of units says. */
const written = (unit: string) => (unit === 'ko' ? 'Ko' : unit);

/** "6,4 Go": one decimal under ten, none above, powers of a thousand. */
export const fileSize = (bytes: number, locale: string) => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes * 1.0005, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  })
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'unit' ? written(part) : part))
    .join('');
};
