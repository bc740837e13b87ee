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

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ARMED = /("[^"]*"|'[^']*')|(?<![\w-])(style|on\w+)(?=\s*=)/gi;

/* Reading a style or a handler, even in a document that shows nothing, is reported against the page's policy. */
const disarm = (html: string) =>
  html
    .replaceAll(/<(\/?)(style|script)\b/gi, '<$1x-$2')
    .replaceAll(TAG, (tag) => tag.replaceAll(ARMED, (_, value?: string, name?: string) => value ?? `data-${name}`));

/** Reads foreign HTML without loading or running anything of it; styles are found under `styleOf`. */
export const readHtml = (html: string) => new DOMParser().parseFromString(disarm(html), 'text/html').body;

export const styleOf = (source: Element) => source.getAttribute('data-style') ?? '';

/* White space that a browser would show as one space; a non-breaking one is kept. */
export const isBlank = (text: string) => /^[\s\u00a0\u200b\ufeff]*$/.test(text);
