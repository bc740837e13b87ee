import { element, readHtml } from './element';
import { cleanBlocks, cleanWords, hasBlocks, topLevelOf } from './foreignBlocks';
import { makeWordLists } from './wordLists';

const SLICE = 'data-pm-slice';

/* How much of the outer blocks was copied, as the editor itself writes it. */
const keepSlice = (source: Element, cleaned: Element) => {
  const slice = source.querySelector(`[${SLICE}]`)?.getAttribute(SLICE);
  if (slice && /^\d+ \d+ \[.*\]$/s.test(slice)) cleaned.firstElementChild?.setAttribute(SLICE, slice);
};

/** HTML from anywhere, reduced to what our blocks can hold: no script, no style, no picture, no unsafe link. */
export const cleanHtml = (html: string) => {
  const source = readHtml(html);
  makeWordLists(source);
  const content = hasBlocks(source)
    ? cleanBlocks(source, { flow: false, topLevel: topLevelOf(source) })
    : cleanWords(source);
  const cleaned = element('div', content);
  keepSlice(source, cleaned);
  return cleaned.innerHTML;
};
