import { expect, type Page, test } from '@playwright/test';
import { isSaved, newChapter, openEditor, paper, retire } from '../support/editor';
import { keep } from '../support/figures';
import { send } from '../support/library';
import { longPage, tablePage } from '../support/longPage';
import { people } from '../support/people';
import { enter } from '../support/session';

type Line = { id: string; title: string; importance: string; revision: number; blocks: number };

const command = 'make perf-editor';
const linesOf = async (page: Page, chapter: string) => {
  const answer = await page.request.get(`/api/library/chapters/${chapter}/pages`);
  return ((await answer.json()) as { pages: Line[] }).pages;
};

/** A chapter whose only page is this one. */
const chapterWith = async (page: Page, title: string, document: ReturnType<typeof longPage>) => {
  const chapter = await newChapter(page, `${title} ${Date.now()}`);
  const [line] = await linesOf(page, chapter);
  if (!line) throw new Error('a chapter begins with a page');
  const { id, revision: base_revision, importance } = line;
  const body = { base_revision, importance, title, document };
  await send(page, 'PUT', `/api/library/chapters/${chapter}/pages/${id}`, body);
  return { chapter, first: id };
};

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const share = (values: readonly number[], part: number) => sorted(values)[Math.ceil(values.length * part) - 1] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/* From the moment that the browser received the key until the frame that follows is painted: the message that is sent in
   the callback of the frame is read after it. */
const timeKeys = (page: Page) =>
  page.evaluate(() => {
    const delays: number[] = [];
    Reflect.set(window, 'keyDelays', delays);
    const listen = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => delays.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    window.addEventListener('keydown', listen, { capture: true });
  });

test('PERF7: a key on a page of 150 blocks is painted within 50 ms', async ({ page }) => {
  await enter(page, people.paul);
  const { chapter } = await chapterWith(page, 'Une page à sa limite', longPage(150));
  await openEditor(page, chapter);
  await expect(paper(page).locator(':scope > *')).toHaveCount(150);
  await timeKeys(page);

  const texts = paper(page).locator(':scope > p');
  const middle = texts.nth(Math.floor((await texts.count()) / 2));
  const places = [
    texts.first(),
    middle,
    texts.last(),
    paper(page).locator('li p').last(),
    paper(page).locator('td').last(),
  ];
  for (const place of places) {
    await place.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Lavez-vous les mains avant le service, merci.', { delay: 80 });
  }
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[]);
  await isSaved(page);
  expect((await linesOf(page, chapter))[0]?.blocks).toBe(150);
  await retire(page, chapter);

  const p95 = share(delays, 0.95);
  expect(delays.length).toBeGreaterThanOrEqual(150);
  keep(
    {
      goal_name: 'PERF7 key to paint',
      what: `page of 150 blocks in Chromium, from the key's timestamp until after the next frame (requestAnimationFrame, then a message), ${delays.length} keys in ${places.length} places`,
      measured: `p95 ${ms(p95)} (p50 ${ms(share(delays, 0.5))}, longest ${ms(Math.max(...delays))})`,
      goal: 'p95 ≤ 50 ms',
      met: p95 <= 50,
    },
    command,
  );
  expect(p95).toBeLessThanOrEqual(50);
});

test('PERF7: a key in a table of 12 columns and 30 rows is painted within 50 ms', async ({ page }) => {
  await enter(page, people.paul);
  const { chapter } = await chapterWith(page, 'Un grand tableau', tablePage(12, 30));
  await openEditor(page, chapter);
  await expect(paper(page).locator('tr')).toHaveCount(30);
  await timeKeys(page);

  const cells = paper(page).locator('td');
  const count = await cells.count();
  const places = [cells.first(), cells.nth(Math.floor(count / 2)), cells.last()];
  for (const place of places) {
    await place.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Service du matin, puis du soir.', { delay: 80 });
  }
  const delays = await page.evaluate(() => Reflect.get(window, 'keyDelays') as number[]);
  await isSaved(page);
  await retire(page, chapter);

  const p95 = share(delays, 0.95);
  expect(delays.length).toBeGreaterThanOrEqual(90);
  keep(
    {
      goal_name: 'PERF7 key to paint in a table',
      what: `table of 12 columns and 30 rows in Chromium, its handles shown, from the key's timestamp until after the next frame, ${delays.length} keys in ${places.length} cells`,
      measured: `p95 ${ms(p95)} (p50 ${ms(share(delays, 0.5))}, longest ${ms(Math.max(...delays))})`,
      goal: 'p95 ≤ 50 ms',
      met: p95 <= 50,
    },
    command,
  );
  expect(p95).toBeLessThanOrEqual(50);
});

/* `performance.now()` counts from the beginning of the navigation. */
const timeOpening = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const canvas = document.querySelector('[role="textbox"][contenteditable="true"][aria-multiline="true"]');
      if (!canvas) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Reflect.set(window, 'openedAfter', performance.now());
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

test('PERF7: a chapter of 100 pages opens within 1.5 s', async ({ page }) => {
  await enter(page, people.paul);
  const { chapter, first } = await chapterWith(page, 'Un chapitre de cent pages', longPage(20));
  for (let made = 1; made < 100; made += 1)
    await send(page, 'POST', `/api/library/chapters/${chapter}/pages/${first}/duplicate`);
  expect(await linesOf(page, chapter)).toHaveLength(100);

  await timeOpening(page);
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    await openEditor(page, chapter);
    const opened = await page.waitForFunction(() => Reflect.get(window, 'openedAfter') as number | undefined);
    times.push((await opened.jsonValue()) ?? Number.POSITIVE_INFINITY);
    await expect(page.getByText('Page 1 sur 100')).toBeVisible();
  }
  await retire(page, chapter);

  const median = share(times, 0.5);
  keep(
    {
      goal_name: 'PERF7 opening',
      what: 'chapter of 100 pages of 20 blocks in Chromium, from the navigation to the first canvas that can be written on, median of 5, the first with an empty cache',
      measured: `${(median / 1000).toFixed(2)} s (${sorted(times)
        .map((time) => (time / 1000).toFixed(2))
        .join(', ')})`,
      goal: '≤ 1.5 s',
      met: median <= 1500,
    },
    command,
  );
  expect(median).toBeLessThanOrEqual(1500);
});
