import { fonts } from './fonts';
import type { Theme } from './theme';
import { themeVariables } from './themeVariables';

/** Dresses an element in a theme, without a style attribute, which the policy forbids: `ref={wear(theme)}`. */
export const wear = (theme: Theme) => (element: HTMLElement | null) => {
  if (!element) return;
  for (const [name, value] of Object.entries(themeVariables(theme))) element.style.setProperty(name, value);
};

/** Fetches the families of a theme, and no other. */
export const loadFonts = ({ fonts: { title, text } }: Theme) =>
  Promise.all([...new Set([title, text])].map((name) => fonts[name].sheet()));
