import { expect, type Page } from '@playwright/test';
import { chunks } from './chunks';
import { paper } from './editor';
import { intruders } from './readable';
import { hostileAddresses } from './refusals';
import type { Block, Inline } from './specimens';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inlineHtml = ({ type, text = '', marks = [] }: Inline, href: string) => {
  if (type !== 'text') return '<br>';
  const link = `<a href="${escaped(href)}" data-href="${escaped(href)}">${escaped(text)}</a>`;
  return marks.length > 0 ? link : escaped(text);
};

/* A block as the editor copies it, in the hands of somebody who changed where it leads. */
const forged = ({ id, type, props, text = [], children = [] }: Block, href: string): string => {
  const led = 'href' in props ? { ...props, href } : props;
  const data = `data-block="${type}" data-id="${id}" data-props="${escaped(JSON.stringify(led))}"`;
  const inside = [...text.map((inline) => inlineHtml(inline, href)), ...children.map((child) => forged(child, href))];
  return `<div ${data}>${inside.join('')}</div>`;
};

type Clip = Record<string, string>;

/* One clip after the other where the caret is, until the page is drawn again. */
const pasteAll = (page: Page, clips: readonly Clip[]) =>
  paper(page).evaluate(async (element, clips) => {
    for (const clip of clips) {
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(clip)) clipboardData.setData(type, content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
    for (let frames = 0; frames < 3; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  }, clips);

const pasteOver = async (page: Page, clips: readonly Clip[]) => {
  await page.keyboard.press('Control+A');
  await pasteAll(page, clips);
};

/** Pastes texts instead of what is on the open page, as HTML and then as plain words, which must be all there. */
export const pasteTexts = async (page: Page, texts: readonly string[]) => {
  for (const some of chunks(texts, 50)) {
    await pasteOver(
      page,
      some.map((text) => ({ 'text/html': text, 'text/plain': text })),
    );
    expect(await intruders(paper(page))).toEqual([]);
    await pasteOver(
      page,
      some.map((text) => ({ 'text/plain': text })),
    );
    const shown = (await paper(page).textContent()) ?? '';
    expect(some.filter((text) => !shown.includes(text))).toEqual([]);
  }
};

/** Pastes forged blocks instead of what is on the open page. */
export const pasteForged = async (page: Page, blocks: readonly Block[]) => {
  for (const some of chunks(blocks, 100)) {
    const copied = some.map((block, place) => forged(block, hostileAddresses[place % hostileAddresses.length] ?? ''));
    await pasteOver(page, [{ 'text/html': `<div data-pm-slice="0 0 []">${copied.join('')}</div>` }]);
    expect(await intruders(paper(page))).toEqual([]);
    const types = await paper(page).evaluate((element) =>
      [...element.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block')),
    );
    expect(some.map(({ type }) => type).filter((type) => !types.includes(type))).toEqual([]);
  }
};
