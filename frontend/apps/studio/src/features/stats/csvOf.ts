/** What a table says, head first: figures as numbers, everything else as it is read. */
export type Cell = string | number;

const BREAKS = /^[\t\r\n]/;
const BLANK = '[ \\t\\r\\n\\v\\f\\u00a0\\u200b\\u2060\\ufeff]*';
const SIGN = '[=+@\\uff1d\\uff0b\\uff20-]';
const FORMULA = new RegExp(`^${BLANK}[=+@\\uff0d\\uff1d\\uff0b\\uff20-]`);
/* Where a spreadsheet of another country would begin a cell. */
const AFTER_A_SEPARATOR = new RegExp(`([,;\\t|]${BLANK})(?=${SIGN})`, 'g');

/** A text that no spreadsheet takes for a formula, as files of the server have it. */
const inert = (text: string) => {
  const told = text.replaceAll(AFTER_A_SEPARATOR, "$1'");
  return FORMULA.test(told) || BREAKS.test(told) ? `'${told}` : told;
};

const written = (cell: Cell, separator: string) => {
  const text = typeof cell === 'number' ? `${cell}` : inert(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A file for spreadsheets of that country; the mark in front tells Excel how accents are written. */
export const csvOf = (rows: readonly (readonly Cell[])[], locale: string) => {
  const separator = locale.startsWith('en') ? ',' : ';';
  const lines = rows.map((cells) => cells.map((cell) => written(cell, separator)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
};
