import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

test('in the matrix what a line is about and how it stands stay in sight; a telephone has the list', async ({
  page,
}) => {
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/livrets/${items[0].id}/editor?vue=grille`);
  await expect(page.getByRole('heading', { name: 'Grille de conformité' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('radio', { name: 'Matrice' }).check({ force: true });
  const table = page.getByRole('table').first();
  const row = table.locator('tbody tr').first();
  const edges = async () => {
    const [first, last] = await Promise.all([
      row.locator(':scope > *').first().boundingBox(),
      row.locator(':scope > *').last().boundingBox(),
    ]);
    return [Math.round(first?.x ?? 0), Math.round(last?.x ?? 0)];
  };
  const before = await edges();

  const slid = await table.evaluate((element) => {
    const box = element.closest<HTMLElement>('[tabindex]') ?? element.parentElement;
    if (box) box.scrollLeft = 300;
    return box?.scrollLeft ?? 0;
  });

  expect(slid).toBeGreaterThan(0);
  expect(await edges()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/livrets/${items[0].id}/editor?vue=grille`);
  await expect(page.getByRole('heading', { name: 'Grille de conformité' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Liste' })).toBeChecked();
});
