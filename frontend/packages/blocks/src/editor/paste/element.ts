/* Nothing is ever loaded or run in this document. */
const inert = document.implementation.createHTMLDocument('');

/** A new element of the cleaned HTML. */
export const element = (tag: string, content: (Node | string)[] = [], attributes: Record<string, string> = {}) => {
  const made = inert.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
};

/** An element that stands for one of our blocks. */
export const blockElement = (type: string, content: (Node | string)[] = [], props: Record<string, unknown> = {}) =>
  element('div', content, { 'data-block': type, 'data-props': JSON.stringify(props) });

const MARK = 'data-lve-';
const ARMED = /(?<![\w-])(?=(?:style|on\w+)\s*=)/gi;
const ACTING = /<(\/?)(?=(?:style|script|base)\b)/gi;

/*
 * Reading a style, a handler or a base, even in a document that shows nothing, is reported against the page's policy.
 * Only a browser knows which of them are words in a value or a text: all are marked, then the words get theirs back.
 */
const disarm = (html: string) => html.replaceAll(ACTING, '<$1x-').replaceAll(ARMED, MARK);

const asWritten = (words: string) =>
  words.replaceAll(MARK, '').replaceAll(/<(\/?)x-(?=(?:style|script|base)\b)/gi, '<$1');

const giveBackWords = (source: Element) => {
  const nodes = source.ownerDocument.createTreeWalker(source, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    for (const holder of node.nodeType === Node.TEXT_NODE ? [node] : (node as Element).attributes) {
      const words = asWritten(holder.nodeValue ?? '');
      if (words !== holder.nodeValue) holder.nodeValue = words;
    }
  }
  return source;
};

/** Reads foreign HTML without loading or running anything of it; styles are found under `styleOf`. */
export const readHtml = (html: string) =>
  giveBackWords(new DOMParser().parseFromString(disarm(html), 'text/html').body);

export const styleOf = (source: Element) => source.getAttribute(`${MARK}style`) ?? '';

/* White space that a browser would show as one space; a non-breaking one is kept. */
export const isBlank = (text: string) => /^[\s\u00a0\u200b\ufeff]*$/.test(text);
