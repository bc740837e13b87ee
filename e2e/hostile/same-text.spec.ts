import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { chapters } from '../support/chapters';
import { chunks } from '../support/chunks';
import { paper } from '../support/editor';
import { keep } from '../support/figures';
import { anyMedia, writeChapter } from '../support/pageCalls';
import { people } from '../support/people';
import { buildRenderer, render } from '../support/rendered';
import { enter } from '../support/session';

type Maker = { randomDocument: (seed: number) => { schema: 2; blocks: object[] } };

const root = resolve(import.meta.dirname, '../..');
const testing = resolve(root, 'frontend/packages/blocks/src/document/testing/randomDocument.ts');

/** Documents with a file that the library has, and ids that no other one has. */
const randomDocuments = async (count: number, media: string) => {
  const { module } = await runnerImport<Maker>(testing, { root, configFile: false, logLevel: 'error' });
  return Array.from({ length: count }, (_, seed) => {
    const written = JSON.stringify(module.randomDocument(seed))
      .replaceAll(/"018f3c1e-0000-7000-8000-\d{12}"/g, `"${media}"`)
      .replaceAll(/"b(\d+)"/g, `"s${seed}-$1"`);
    return { title: '', document: JSON.parse(written) as object };
  });
};

type Asked = { address: string; html: string };

/** The pages whose canvas does not show, within ten seconds, the text that the rendered HTML has. */
const different = (page: Page, asked: readonly Asked[]) =>
  page.evaluate(async (pages) => {
    const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
    const canvas = () => document.querySelector('[data-canvas] [role="textbox"][aria-multiline="true"]');
    const found: { address: string; shown: string; rendered: string }[] = [];
    for (const { address, html } of pages) {
      const read = new DOMParser().parseFromString(html, 'text/html');
      const rendered = read.querySelector('main')?.textContent ?? 'nothing';
      const first = read.querySelector('main [id]')?.id ?? '';
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      const isSame = () =>
        canvas()?.textContent === rendered &&
        (first === '' || canvas()?.querySelector(`[data-id="${first}"]`) !== null);
      const end = performance.now() + 10_000;
      while (!isSame() && performance.now() < end) await nextFrame();
      if (!isSame()) found.push({ address, shown: canvas()?.textContent ?? '', rendered });
    }
    return found;
  }, asked);

test('the text on the canvas is the text of the rendered HTML, for 200 random documents', async ({ page }) => {
  await enter(page, people.margaux);
  const { id, media } = await anyMedia(page, 'cloche');
  const { chapter, keep: save, leave } = await writeChapter(page, `Deux cents pages ${Date.now()}`);
  const documents = await randomDocuments(200, id);
  const ids: string[] = [];
  for (const [place, content] of documents.entries()) ids.push(await save(place, content));
  buildRenderer();
  const htmls = render(documents, media);
  const asked = ids.map((each, place) => ({
    address: `${chapters}/${chapter}/pages?page=${each}`,
    html: htmls[place] ?? '',
  }));

  await page.goto(asked[0]?.address ?? '');
  await expect(paper(page)).toBeEditable();
  const found: Awaited<ReturnType<typeof different>> = [];
  for (const some of chunks(asked, 20)) found.push(...(await different(page, some)));
  await leave();
  keep(
    {
      goal_name: 'Blocks D',
      what: 'text on the canvas, in Chromium, and text of the rendered HTML for 200 random documents',
      measured: `${found.length} of ${documents.length} differ`,
      goal: '0 of 200',
      met: found.length === 0 && documents.length === 200,
    },
    'make hostile-blocks',
  );
  expect(found).toEqual([]);
});
