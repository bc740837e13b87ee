const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const numberLength = 17;
/* Of the field of 32 elements: x⁵ + x² + 1. */
const polynomial = 0b100101;
const misread: Partial<Record<string, string>> = { I: '1', L: '1', O: '0' };

const doubled = (value: number) => ((value << 1) & 32 ? (value << 1) ^ polynomial : value << 1);

/** The last character, by which mistakes in the sixteen others are noticed. */
const checkOf = (characters: string) => {
  let total = 0;
  for (const letter of characters) total = doubled(total) ^ alphabet.indexOf(letter);
  return alphabet[doubled(total)];
};

/** The number of a receipt however it was typed: capitals, spaces and dashes aside, and what is taken for another letter. */
export const typedNumber = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);

/** Whether its last character fits the others: what does not was copied wrongly. */
export const isNumber = (typed: string) => {
  const number = typedNumber(typed);
  const known = number.length === numberLength && [...number].every((letter) => alphabet.includes(letter));
  return known && checkOf(number.slice(0, -1)) === number.at(-1);
};
