import { contentOf, isBlockType } from '../model/shapes';
import { element } from './element';
import { cleanInline } from './inline';

export const isOwn = (source: Element) => isBlockType(source.getAttribute('data-block') ?? '');

const copied = ['data-block', 'data-id', 'data-props'];

/** The blocks right inside another, whatever is drawn around them. */
const ownInside = (source: Element): Element[] =>
  [...source.children]
    .filter((child) => child.getAttribute('contenteditable') !== 'false')
    .flatMap((child) => (isOwn(child) ? [child] : ownInside(child)));

/** One of our blocks, as it was copied: only what it says of itself, and what it holds. What it says is checked later. */
export const cleanOwn = (source: Element): Element => {
  const type = source.getAttribute('data-block') ?? '';
  const attributes = Object.fromEntries(
    copied.flatMap((name) => (source.hasAttribute(name) ? [[name, source.getAttribute(name) ?? '']] : [])),
  );
  const place = contentOf(type);
  if (place === 'none') return element('div', [], attributes);
  if (place === 'children') return element('div', ownInside(source).map(cleanOwn), attributes);
  const text = [...source.childNodes].flatMap((child) => cleanInline(child, { keepSpaces: true }));
  return element('div', text, attributes);
};
