import { styleOf } from './element';

type Item = { paragraph: Element; list: string; level: number; ordered: boolean };

const MARKER = /^[\s\u00a0(]*(?:\d{1,3}|[a-z]|[ivxlcdm]{1,7})[.)]/i;

/** What Word says of a paragraph that it draws as an item of a list. */
const itemOf = (paragraph: Element): Item | undefined => {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(paragraph)) ?? [];
  if (!(list && level) || paragraph.localName !== 'p') return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  return { paragraph, list, level: Number(level), ordered: MARKER.test(marker?.textContent ?? '') };
};

type Open = { element: Element; level: number; list: string; ordered: boolean };

/** The list that an item goes to: an open one, a new one inside the item before, or a new one beside. */
const listFor = (item: Item, open: Open[]) => {
  while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
  const last = open.at(-1);
  if (last?.level === item.level && last.ordered === item.ordered && last.list === item.list) return last.element;
  if (last?.level === item.level) open.pop();
  const made = item.paragraph.ownerDocument.createElement(item.ordered ? 'ol' : 'ul');
  const holder = open.at(-1)?.element.lastElementChild;
  if (holder) holder.append(made);
  else item.paragraph.before(made);
  open.push({ element: made, ...item });
  return made;
};

/** Turns the paragraphs that Word draws as lists into lists, nested as they were. */
export const makeWordLists = (root: Element) => {
  let open: Open[] = [];
  let previous: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const item = itemOf(paragraph);
    const follows = previous !== null && paragraph.previousElementSibling === previous;
    if (!(item && follows)) open = [];
    if (!item) continue;
    const list = listFor(item, open);
    const line = paragraph.ownerDocument.createElement('li');
    list.append(line);
    line.append(...paragraph.childNodes);
    paragraph.remove();
    previous = open[0]?.element ?? null;
  }
};
