const tints = ['peach', 'violet', 'teal', 'green', 'blue'] as const;

/** The same person always wears the same colour, and two in a list rarely the same one. */
export const tintOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tints[sum % tints.length] ?? tints[0];
};
