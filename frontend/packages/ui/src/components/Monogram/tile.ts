const tiles = ['green', 'blue', 'red', 'violet', 'teal', 'amber', 'wine', 'sea', 'olive', 'slate'] as const;

/** The same company always wears the same colour, and two in a list rarely the same one. */
export const tileOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  return tiles[sum % tiles.length] ?? tiles[0];
};
