const letter = (word: string) => [...word][0] ?? '';
const isName = (word: string) => letter(word) !== letter(word).toLocaleLowerCase();

/** Two letters for a name: "Maison Aubrac" gives "MA", "Clinique des Tilleuls" gives "CT". */
export const initials = (name: string) => {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const names = words.filter(isName);
  return (names.length > 0 ? names : words)
    .slice(0, 2)
    .map((word) => letter(word).toLocaleUpperCase())
    .join('');
};
