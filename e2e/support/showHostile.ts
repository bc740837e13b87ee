import { expect, type Page } from '@playwright/test';
import { chapters } from './chapters';
import { paper } from './editor';
import { guard } from './guard';
import type { HostilePage } from './hostileBlocks';
import { anyMedia, writeChapter } from './pageCalls';
import { people } from './people';
import { intruders, unread } from './readable';
import { openHtml, render } from './rendered';
import { enter } from './session';

/** Somebody with a chapter to fill and a file to show, watched. */
export const beginHostile = async (page: Page, title: string) => {
  const faults = await guard(page);
  await enter(page, people.margaux);
  return { faults, ...(await anyMedia(page, 'cloche')), ...(await writeChapter(page, `${title} ${Date.now()}`)) };
};

/** Saves hostile pages through the API, opens each in the editor: their words are words. */
export const showOnCanvas = async (
  page: Page,
  { chapter, keep }: Awaited<ReturnType<typeof writeChapter>>,
  pages: readonly HostilePage[],
) => {
  for (const [place, hostile] of pages.entries()) {
    const id = await keep(place, hostile);
    await page.goto(`${chapters}/${chapter}/pages?page=${id}`);
    await expect(page.getByRole('main').getByLabel('Titre de la page')).toHaveValue(hostile.title);
    await expect.poll(() => unread(paper(page), hostile.written), { timeout: 20_000 }).toEqual([]);
    expect(await intruders(paper(page))).toEqual([]);
  }
};

/** Opens the same pages as readers get them. */
export const showRendered = async (page: Page, pages: readonly HostilePage[], media: object) => {
  const htmls = render(pages, media);
  expect(htmls).toHaveLength(pages.length);
  for (const [place, hostile] of pages.entries()) {
    await openHtml(page, htmls[place] ?? '');
    const main = page.getByRole('main');
    await expect(main.locator('h1')).toHaveText(hostile.title);
    await expect(page).toHaveTitle(hostile.title);
    expect(await unread(main, hostile.written)).toEqual([]);
    expect(await intruders(main)).toEqual([]);
  }
};
