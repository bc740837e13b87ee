import { element, readHtml } from './element';
import { cleanBlocks, cleanWords, hasBlocks, topLevelOf } from './foreignBlocks';
import { type Beside, type Pictures, takePictures } from './pictures';
import { makeWordLists } from './wordLists';

const SLICE = 'data-pm-slice';

/* How much of the outer blocks was copied, as the editor itself writes it. */
const keepSlice = (source: Element, cleaned: Element) => {
  const slice = source.querySelector(`[${SLICE}]`)?.getAttribute(SLICE);
  if (slice && /^\d+ \d+ \[.*\]$/s.test(slice)) cleaned.firstElementChild?.setAttribute(SLICE, slice);
};

/** Reads HTML from anywhere: what our blocks can hold of it, and the pictures that they wait for. */
export const readPaste = (html: string, beside: Beside = {}): { html: string; pictures: Pictures } => {
  const source = readHtml(html);
  const pictures = takePictures(source, beside);
  makeWordLists(source);
  const content = hasBlocks(source)
    ? cleanBlocks(source, { flow: false, topLevel: topLevelOf(source) })
    : cleanWords(source);
  const cleaned = element('div', content);
  keepSlice(source, cleaned);
  return { html: cleaned.innerHTML, pictures };
};

/** HTML from anywhere, reduced to what our blocks can hold: no script, no style, no address of a picture, no unsafe link. */
export const cleanHtml = (html: string) => readPaste(html).html;
