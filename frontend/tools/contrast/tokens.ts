/** Selectors of a rule and what it declares. */
type Rule = { selectors: string[]; declarations: [string, string][] };

/* Enough of CSS for sheets that only declare tokens: no nesting, and what stands in an at-rule is about motion. */
const readRules = (css: string): Rule[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
      .matchAll(/([^{}]+)\{([^}]*)\}/g),
  ].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    declarations: [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  }));

export type Look = { brand?: string | undefined; dark: boolean };

/** Does a rule apply to a root element that wears this brand in this scheme? */
const applies = (selector: string, { brand, dark }: Look) => {
  if (!/^(:root|:is\(:root)/.test(selector)) return false;
  const wanted = selector.match(/\[data-brand=["']?([\w-]+)/)?.[1];
  const rest = selector.replace(':not(.p-dark)', '');
  return (!wanted || wanted === brand) && (!rest.includes('.p-dark') || dark) && (rest === selector || !dark);
};

/** Every token of a root element, with what it refers to put in its place. */
export const readTokens = (sheets: readonly string[], look: Look) => {
  const declared = new Map(
    sheets
      .flatMap(readRules)
      .filter(({ selectors }) => selectors.some((selector) => applies(selector, look)))
      .flatMap(({ declarations }) => declarations),
  );
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(declared.get(name) ?? `missing ${name}`));
  return (name: string) => resolve(declared.get(`--lv-${name}`) ?? `missing --lv-${name}`);
};
