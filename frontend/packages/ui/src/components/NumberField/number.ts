const decimalOf = (language: string | undefined) =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;

/** The number as it is typed: the language's decimal sign, no groups. */
export const writeNumber = (value: number, language: string | undefined) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);

/** The number that a text means in a language: null for nothing, NaN for what is no number. */
export const readNumber = (text: string, language: string | undefined) => {
  const compact = text.replace(/\s/g, '').replace('−', '-');
  if (compact === '') return null;
  /* Where the comma is decimal, keypads still have a point; elsewhere the comma only groups thousands. */
  const plain = decimalOf(language) === ',' ? compact.replace(',', '.') : compact.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};
