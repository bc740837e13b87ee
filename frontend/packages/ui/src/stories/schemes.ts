/** Every component is shown in both schemes: `export const Dark = { ...Light, ...inDark }`. */
export const inDark = { globals: { scheme: 'dark' } };
