import { darkOf } from './colours/darkOf';
import { isColour } from './colours/rgb';
import { colourVariables } from './colourVariables';
import type { Theme } from './theme';

/** The colours of a theme for readers who choose a dark page, or whose device is dark; paper is always light. */
export const darkSheet = ({ colours }: Theme) => {
  if (!Object.values(colours).every(isColour)) throw new Error('A theme has a colour that is not plain.');
  const declarations = Object.entries(colourVariables(darkOf(colours))).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  const rule = (ground: string) =>
    `[data-ground="${ground}"] .lvb-page {\n  color-scheme: dark;\n${declarations.join('')}}\n`;
  return `@media screen {\n${rule('dark')}}\n@media screen and (prefers-color-scheme: dark) {\n${rule('device')}}\n`;
};
