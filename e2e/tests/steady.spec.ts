import type { Page } from '@playwright/test';
import { isSaved, paper } from '../support/editor';
import { note } from '../support/figures';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { putAway, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const most = 0.02;

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
