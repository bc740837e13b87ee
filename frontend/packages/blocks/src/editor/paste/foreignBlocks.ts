import { blockElement, element, isBlank } from './element';
import { cleanInline, isDropped } from './inline';
import { cleanOwn, isOwn } from './ownBlocks';
import { cleanTable } from './table';

/** What may stand where the content goes: any block, or only running text. */
type Target = { flow: boolean; topLevel: number };

const BLOCKS =
  'address,article,aside,blockquote,body,center,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,caption,thead,tbody,tfoot,tr,td,th,ul,[data-block]';

const isBlock = (source: Node): source is Element => source instanceof Element && source.matches(BLOCKS);

const holdsBlocks = (source: Element) => source.querySelector(BLOCKS) !== null;

const wordsOf = (sources: Iterable<Node>) => [...sources].flatMap((child) => cleanInline(child, { keepSpaces: false }));

const hasWords = (words: Node[]) =>
  words.some(
    (word) => !isBlank(word.textContent ?? '') || (word instanceof Element && word.querySelector('[data-value]')),
  );

const paragraph = (sources: Iterable<Node>) => {
  const words = wordsOf(sources);
  return hasWords(words) ? [element('p', words)] : [];
};

const levelOf = (source: Element) => {
  if (/\bMsoTitle\b/.test(source.className)) return 1;
  if (source.getAttribute('role') === 'heading') return Number(source.getAttribute('aria-level')) || 2;
  return Number(/^h([1-6])$/.exec(source.localName)?.[1]) || undefined;
};

const heading = (source: Element, level: number, { flow, topLevel }: Target) => {
  const [words] = paragraph(source.childNodes);
  if (!words || flow) return words ? [words] : [];
  for (const bold of words.querySelectorAll('strong')) bold.replaceWith(...bold.childNodes);
  return [element(`h${Math.min(Math.max(level - topLevel + 2, 2), 4)}`, [...words.childNodes])];
};

const list = (source: Element, target: Target) => {
  const items: Element[] = [];
  for (const child of source.children) {
    const content = cleanBlocks(child.localName === 'li' ? child : [child], { ...target, flow: true });
    const isNested = child.localName === 'ul' || child.localName === 'ol';
    const last = items.at(-1);
    if (isNested && last) last.append(...content);
    else if (content.length > 0) items.push(element('li', content));
  }
  return items.length > 0 ? [element(source.localName, items)] : [];
};

const details = (source: Element, target: Target) => {
  const summary = source.querySelector('summary');
  const title = (summary?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const rest = [...source.childNodes].filter((child) => child !== summary);
  const content = cleanBlocks(rest, { ...target, flow: true });
  return [blockElement('accordion', [blockElement('accordion_item', content, { title })])];
};

const quote = (source: Element, target: Target) => {
  const lines = cleanBlocks(source, { ...target, flow: true });
  const words = lines.flatMap((line, index) => [...(index > 0 ? [element('br')] : []), ...line.childNodes]);
  return lines.length > 0 ? [blockElement('quote', words)] : [];
};

const preformatted = (source: Element) => {
  const lines = (source.textContent ?? '').split('\n');
  return paragraph(lines.flatMap((line, index) => [...(index > 0 ? [element('br')] : []), new Text(line)]));
};

/* What an element means on a page; in running text only lists stay what they are. */
const special: Record<string, (source: Element, target: Target) => Element[]> = {
  details,
  blockquote: quote,
  hr: () => [blockElement('divider')],
};

const cleanBlock = (source: Element, target: Target): Element[] => {
  if (isDropped(source) || source.getAttribute('contenteditable') === 'false') return [];
  if (isOwn(source)) return [cleanOwn(source)];
  const level = levelOf(source);
  if (level) return heading(source, level, target);
  const tag = source.localName;
  if (tag === 'ul' || tag === 'ol') return list(source, target);
  if (tag === 'pre') return preformatted(source);
  if (tag === 'table' && !target.flow)
    return cleanTable(source, (cell) => cleanBlocks(cell, { ...target, flow: true }));
  const meaning = target.flow ? undefined : special[tag];
  if (meaning) return meaning(source, target);
  return holdsBlocks(source) ? cleanBlocks(source, target) : paragraph(source.childNodes);
};

/** Foreign content as our blocks: running words between blocks become paragraphs. */
export const cleanBlocks = (source: Element | Node[], target: Target): Element[] => {
  const found: Element[] = [];
  let words: Node[] = [];
  const endParagraph = () => {
    found.push(...paragraph(words));
    words = [];
  };
  for (const child of Array.isArray(source) ? source : source.childNodes) {
    const wraps = child instanceof Element && !isDropped(child) && holdsBlocks(child);
    if (isBlock(child) || wraps) {
      endParagraph();
      found.push(...cleanBlock(child, target));
    } else words.push(child);
  }
  endParagraph();
  return found;
};

/** Whether there is anything but running words. */
export const hasBlocks = (source: Element) => holdsBlocks(source);

/** Running words alone. */
export const cleanWords = (source: Element) => wordsOf(source.childNodes);

/** The level of the highest heading: 1 moves all of them down by one, since the page has its own title. */
export const topLevelOf = (source: Element) =>
  [...source.querySelectorAll('h1, .MsoTitle, [aria-level="1"]')].length > 0 ? 1 : 2;
