const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "14 ko", "2,1 Mo": the size of a file in the words of a language. */
export const writeSize = (bytes: number, language: string | undefined) => {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = units[step] ?? 'byte';
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
};
