import type { BookletContent } from '@livretier/booklet';
import { themeVariables } from '@livretier/booklet';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The first letter of a company, as it stands on a sign. */
export const initialOf = (company: string) => [...company.trim()][0]?.toLocaleUpperCase('fr') ?? '';

/** The booklet among the icons of a telephone: the initial of its company in its colours. */
export const iconOf = ({ company, theme }: BookletContent) => {
  const { '--lvr-primary': ground, '--lvr-on-primary': ink } = themeVariables(theme);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${ground}"/>` +
    `<text x="256" y="348" fill="${ink}" font-family="Georgia, serif" font-size="270" text-anchor="middle">` +
    `${escaped(initialOf(company))}</text></svg>\n`
  );
};
