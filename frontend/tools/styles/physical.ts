const side = '(?:left|right)';
const sided = new RegExp(
  [
    `(?:scroll-)?(?:margin|padding)-${side}`,
    `border-${side}(?:-\\w+)?`,
    `border-(?:top|bottom)-${side}-radius`,
    side,
  ].join('|'),
);
const shorthands = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
const aligned = /^(?:text-align|float|clear|caption-side)$/;

/** The words of a value, where what stands in brackets is one. */
const words = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

const isPhysical = (property: string, value: string) => {
  if (new RegExp(`^(?:${sided.source})$`).test(property)) return true;
  if (aligned.test(property)) return /^(?:left|right)\b/.test(value);
  const [, right, , left] = words(value);
  return shorthands.test(property) && left !== undefined && left !== right;
};

/** What a stylesheet says of left and right, which are elsewhere in a language that is read to the left. */
export const physicalIn = (sheet: string) =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=[{;\s])([a-z-]+):\s*([^;{}]+);/g)]
    .map(([, property = '', value = '']) => [property, value.trim()] as const)
    .filter(([property, value]) => isPhysical(property, value))
    .map(([property, value]) => `${property}: ${value}`);
