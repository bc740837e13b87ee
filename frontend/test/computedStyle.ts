/* jsdom asks every rule of its default style sheet for every element that a test looks for: most of the time of a test.
   No test here loads a style sheet, so what an element looks like is its own style and the default of its kind. */

const unseen = new Set([
  'area',
  'base',
  'datalist',
  'head',
  'link',
  'meta',
  'param',
  'script',
  'source',
  'style',
  'template',
  'title',
  'track',
]);
const inline = new Set(
  'a abbr b bdi bdo br button canvas cite code data dfn em i iframe img input kbd label mark meter output progress q s samp select small span strong sub sup svg textarea time u var video audio'.split(
    ' ',
  ),
);
const inherited = { visibility: 'visible', 'pointer-events': 'auto' } as const;

const isUnseen = (element: Element) =>
  unseen.has(element.localName) ||
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

const display = (element: Element) => {
  if (isUnseen(element)) return 'none';
  return inline.has(element.localName) ? 'inline' : 'block';
};

const own = (element: Element, name: string) =>
  'style' in element ? (element.style as CSSStyleDeclaration).getPropertyValue(name) : '';

const fromAbove = (element: Element | null, name: keyof typeof inherited): string =>
  element ? own(element, name) || fromAbove(element.parentElement, name) : inherited[name];

const styleOf = (element: Element, name: string) => {
  if (name === 'visibility' || name === 'pointer-events') return fromAbove(element, name);
  return own(element, name) || (name === 'display' ? display(element) : '');
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a browser would say of an element, as far as tests ask. */
export const computedStyle = (element: Element, pseudo?: string | null) => {
  const value = (name: string) => (pseudo ? '' : styleOf(element, name));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return value;
      return typeof name === 'string' ? value(dashed(name)) : undefined;
    },
  });
};
