import { isColour } from './colours/rgb';
import { fontNames } from './fonts';
import { sizes, type Theme } from './theme';
import { themeVariables } from './themeVariables';

/* A sheet is written from what people stored: nothing that could end a declaration gets in. */
const check = ({ colours, fonts, size }: Theme, selector: string) => {
  const chosen = [colours.primary, colours.accent, colours.background, colours.text];
  if (!chosen.every(isColour)) throw new Error('A theme has a colour that is not plain.');
  if (!(fontNames.includes(fonts.title) && fontNames.includes(fonts.text)))
    throw new Error('A theme has no such font.');
  if (!sizes.includes(size)) throw new Error('A theme has no such size.');
  if (!/^[\w .#:[\]="'>-]+$/.test(selector)) throw new Error('A sheet has no such selector.');
};

/** The same variables as a style sheet. */
export const themeSheet = (theme: Theme, selector = '.lvb-page') => {
  check(theme, selector);
  const declarations = Object.entries(themeVariables(theme)).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${declarations.join('')}}\n`;
};
