import { safeUrl } from '../../document/safeUrl';
import { element, styleOf } from './element';

/** Elements of which not even the words are wanted. */
const dropped = new Set([
  'x-script',
  'x-style',
  'script',
  'style',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'iframe',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'input',
  'button',
  'select',
  'textarea',
  'img',
  'picture',
  'video',
  'audio',
  'canvas',
  'map',
  'xml',
]);

export const isDropped = (source: Element) =>
  dropped.has(source.localName) || /mso-list:\s*ignore/i.test(styleOf(source)) || source.localName.startsWith('o:');

const isBold = (source: Element) => {
  const weight = /font-weight:\s*(\w+)/i.exec(styleOf(source))?.[1];
  if (weight) return weight === 'bold' || Number(weight) >= 600;
  return source.localName === 'b' || source.localName === 'strong';
};

const isItalic = (source: Element) => {
  const style = /font-style:\s*(\w+)/i.exec(styleOf(source))?.[1];
  return style ? style === 'italic' : ['i', 'em', 'cite', 'dfn'].includes(source.localName);
};

const isUnderlined = (source: Element) =>
  source.localName === 'u' || (source.localName !== 'a' && /text-decoration:[^;]*underline/i.test(styleOf(source)));

const linkOf = (source: Element) =>
  source.localName === 'a' ? safeUrl(source.getAttribute('data-href') ?? source.getAttribute('href') ?? '') : undefined;

/** The words inside, in the elements of the emphasis that this one gives them. */
const emphasise = (source: Element, words: Node[]): Node[] => {
  let content = words;
  const wrap = (tag: string, attributes = {}) => {
    content = [element(tag, content, attributes)];
  };
  if (isUnderlined(source)) wrap('u');
  if (isItalic(source)) wrap('em');
  if (isBold(source)) wrap('strong');
  const lang = source.getAttribute('data-lang');
  if (lang) wrap('span', { 'data-lang': lang });
  const href = linkOf(source);
  if (href) wrap('a', { href });
  return content;
};

type Options = { keepSpaces: boolean };

/** A piece of running text, cleaned: words, breaks, living values, emphasis and safe links. */
export const cleanInline = (source: Node, options: Options): Node[] => {
  if (source instanceof Text || source.nodeType === Node.TEXT_NODE) {
    const text = source.textContent ?? '';
    return [new Text(options.keepSpaces ? text : text.replaceAll(/[ \t\r\n\f]+/g, ' '))];
  }
  if (source.nodeType !== Node.ELEMENT_NODE) return [];
  const piece = source as Element;
  if (isDropped(piece) || piece.getAttribute('contenteditable') === 'false') return [];
  if (piece.localName === 'br') return [element('br')];
  const value = piece.getAttribute('data-value');
  if (value) return emphasise(piece, [element('span', [], { 'data-value': value })]);
  const words = [...piece.childNodes].flatMap((child) => cleanInline(child, options));
  return words.length > 0 ? emphasise(piece, words) : [];
};
