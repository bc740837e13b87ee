const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word that was typed begins a word of the name or of its synonyms, accents or not. */
export const matchesBlock = (typed: string, names: readonly string[]) => {
  const words = names.flatMap((name) => folded(name).split(/[^\p{L}\p{N}]+/u));
  return folded(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
};
