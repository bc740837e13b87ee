import type { i18n as I18n } from 'i18next';

/* Written here too: the page waits for this file while it starts, and what it imported from the page would wait for the page. */
const french = 'fr-FR';

const said = new Set<string>();

type Resolved = { i18nResolved?: { usedLng?: string } };

/* Learns each text that stands in French for one that lacks. */
const listener = {
  type: 'postProcessor' as const,
  name: 'french',
  process: (value: string, _keys: string | string[], { i18nResolved }: Resolved) => {
    if (i18nResolved?.usedLng === french && /\p{L}{2}/u.test(value)) said.add(value.trim());
    return value;
  },
};

/** Text and nothing else: what stands in an element beside others may be the name of somebody. */
const ownText = (element: Element) =>
  [...element.childNodes].every((node) => node.nodeType === Node.TEXT_NODE) ? (element.textContent ?? '').trim() : '';

const mark = (element: Element, inFrench: boolean) => {
  const marked = element.hasAttribute('data-french');
  if (inFrench === marked || (inFrench && element.hasAttribute('lang'))) return;
  element.toggleAttribute('data-french', inFrench);
  if (inFrench) element.setAttribute('lang', french);
  else element.removeAttribute('lang');
};

const look = (i18n: I18n, element: Element) => mark(element, i18n.language !== french && said.has(ownText(element)));

const lookInside = (i18n: I18n, node: Node) => {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element || element.closest('[contenteditable]')) return;
  for (const one of [element, ...(node instanceof Element ? element.querySelectorAll('*') : [])]) look(i18n, one);
};

let watched = false;

/** What is said in French for want of a text says so: a screen reader reads it in French. */
export const markFrench = (i18n: I18n) => {
  if (watched) return;
  watched = true;
  i18n.use(listener);
  Object.assign(i18n.options, { postProcess: [listener.name], postProcessPassResolved: true });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) lookInside(i18n, node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
};
