import { violations } from '../support/axe';
import { isSaved, paper } from '../support/editor';
import { people } from '../support/people';
import { publishNow, putAway, readAt, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

test('Hélène corrects a word on her phone, and publishes it', async ({ page }) => {
  const name = `Livret au téléphone ${Date.now()}`;
  await enter(page, people.helene);
  const { id, pageId } = await smallBooklet(page, name);
  await writePage(page, id, pageId, 'Le petit déjeuné est servi de 7 h à 10 h.');
  await publishNow(page, id, 'Première version');
  const { address } = await (await page.request.get(`/api/booklets/${id}/reading`)).json();

  await page.goto('/livrets');
  await page.getByRole('link', { name }).first().tap();
  await expect(paper(page)).toBeEditable();
  await expect(page.locator('html')).toHaveClass(/p-dark/);
  expect(await violations(page)).toEqual([]);
  await page.getByText('déjeuné').dblclick();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Le petit-déjeuner est servi de 7 h à 10 h.');
  await isSaved(page);

  await page.getByRole('button', { name: 'Publier', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('version 1.1');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('textbox', { name: 'Note de version' }).fill('Une faute de moins');
  await dialog.getByRole('button', { name: 'Publier la version 1.1' }).tap();
  await expect(page.getByRole('dialog', { name: 'Version 1.1 en ligne' })).toBeVisible({ timeout: 60_000 });
  expect(await violations(page)).toEqual([]);

  const readers = async () => {
    const { editions } = JSON.parse(await readAt(page, `${address}/version.json`));
    return readAt(page, `${address}/${editions['fr-FR']}/c1/p1.html`);
  };
  await expect.poll(readers, { timeout: 30_000 }).toContain('petit-déjeuner');
  await putAway(page, id);
});
