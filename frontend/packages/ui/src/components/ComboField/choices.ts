export type ComboChoice = { value: string; label: string; description?: string | undefined };

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The choices that hold every word that was typed, whatever the accents and capitals. */
export const filterChoices = <Choice extends Omit<ComboChoice, 'value'>>(choices: readonly Choice[], typed: string) => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
};
