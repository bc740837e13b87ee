import type { Page } from '@playwright/test';
import { isSaved, paper } from '../support/editor';
import { note } from '../support/figures';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { putAway, smallBooklet, writePage } from '../support/publishing';
import { settle } from '../support/screens';
import { comeHome, enter } from '../support/session';
import { expect, test } from '../support/test';

const most = 0.02;
/* What Chromium calls good: of a document, pictures and remarks come after its words. */
const mostOnComing = 0.1;

/** The author's screens, in which the booklet of the demonstration stands for `ID`. */
const waited = [
  '/livrets',
  '/livrets/ID/editor',
  '/livrets/ID/editor?vue=grille',
  '/livrets/ID/editor?vue=versions',
  '/livrets/builder/secteur-activite?livret=ID',
  '/livrets/builder/chapitres?livret=ID',
  '/livrets/builder/pages?livret=ID',
  '/livrets/builder/personnalisation?livret=ID',
  '/livrets/options/avance?livret=ID',
  '/parametres/informations-pratiques',
];

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** From here on: how far things jump by themselves, as Chromium counts it. */
const watchJumps = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'jumps', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) Reflect.set(window, 'jumps', Reflect.get(window, 'jumps') + entry.value);
    }).observe({ type: 'layout-shift' });
  });
const jumps = (page: Page) => page.evaluate(() => Reflect.get(window, 'jumps') as number);

/* Answers take so long that what waits for them is drawn. */
const slow = 900;

/** What stands in the place of what is waited for, drawn or not yet. */
const skeletons = (page: Page) => page.locator('[data-drawn]');

/** Every jump since the page began, and what jumped. */
const watchFromTheStart = (page: Page) =>
  page.addInitScript(() => {
    const jumps: { value: number; what: string[] }[] = [];
    Reflect.set(window, 'everyJump', jumps);
    type Source = { node: Node | null };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (Shift & { sources: Source[] })[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : '?'));
        jumps.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing jumps when what a screen waited for comes', async ({ page }) => {
  /* Whoever gets to these screens has the letters of the product already. */
  await comeHome(page, people.helene);
  await page.evaluate(() => document.fonts.ready);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  await watchFromTheStart(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue();
  });
  const told: Record<string, unknown> = {};
  for (const address of waited) {
    await page.goto(address.replace('ID', items[0].id));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    /* A busy machine may leave the network quiet before it asks. */
    await expect(skeletons(page)).toHaveCount(0);
    await settle(page);
    const jumps = await page.evaluate(() => Reflect.get(window, 'everyJump') as { value: number; what: string[] }[]);
    const sum = jumps.reduce((total, { value }) => total + value, 0);
    if (sum > mostOnComing) told[address] = jumps;
  }

  /* What is still asked for, as who else is there, has nobody to answer. */
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(told).toEqual({});
});

test('nothing jumps while one filters a list, searches the informations or writes a page', async ({ page }) => {
  const told: Record<string, number> = {};
  await enter(page, people.helene);
  const { id, pageId } = await smallBooklet(page, `Sans saut ${Date.now()}`);
  await writePage(page, id, pageId, 'Le petit-déjeuner est servi de 7 h à 10 h.');

  await page.goto('/livrets');
  await journey(page).heading('Livrets');
  await page.waitForLoadState('networkidle');
  await watchJumps(page);
  await page.getByRole('searchbox').first().pressSequentially('Sans saut', { delay: 60 });
  await expect(page).toHaveURL(/recherche=Sans/);
  await page.waitForLoadState('networkidle');
  told.list = await jumps(page);

  await page.goto('/parametres/informations-pratiques');
  await journey(page).heading('Informations pratiques');
  await page.waitForLoadState('networkidle');
  await watchJumps(page);
  await page.getByRole('searchbox', { name: 'Chercher une information' }).pressSequentially('a', { delay: 60 });
  await page.waitForLoadState('networkidle');
  told.informations = await jumps(page);

  await page.goto(`/livrets/${id}/editor`);
  await expect(paper(page)).toBeEditable();
  await page.waitForLoadState('networkidle');
  await paper(page).click();
  await watchJumps(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Le café est à volonté.', { delay: 30 });
  await isSaved(page);
  told.editor = await jumps(page);

  const worst = Math.max(...Object.values(told));
  note({
    goal_name: 'Craft',
    what: 'layout shift while a list is filtered, informations are searched, a page is written and saved',
    measured: `${worst.toFixed(3)} at most`,
    goal: `≤ ${most}`,
    met: worst <= most,
  });
  expect(told).toEqual(Object.fromEntries(Object.entries(told).map(([name, value]) => [name, Math.min(value, most)])));
  await putAway(page, id);
});
