/* What calls out and what a comparison marks: the same meaning in every booklet, so the same hues. Ground, then ink. */
const pairs = {
  info: ['#e2ecf6', '#1b3f66'],
  warning: ['#fbe7d6', '#5b2d0c'],
  danger: ['#fbe3e0', '#761c1c'],
  mark: ['#fdebc4', '#573800'],
  other: ['#e9e2fc', '#3b2670'],
  added: ['#d2f1e0', '#064b33'],
  removed: ['#ffe0de', '#741d23'],
} as const;

/** On a dark page, ground and ink change places. */
export const tones = (dark: boolean) => ({
  ...Object.fromEntries(
    Object.entries(pairs).flatMap(([tone, [ground, ink]]) => [
      [`--lvr-${tone}-soft`, dark ? ink : ground],
      [`--lvr-${tone}-ink`, dark ? ground : ink],
    ]),
  ),
  '--lvr-added-line': dark ? '#5cc596' : '#0b8054',
});
