import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { everyWidth, inspect } from '../support/inspect';
import { type Person, people } from '../support/people';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const panel = (page: Page) => page.getByRole('complementary').and(page.locator('section'));

/** The register of the booklet to which the demonstration has participants. */
const openRegister = async (page: Page, person: Person) => {
  await comeHome(page, person);
  const { items } = await (await page.request.get('/api/booklets?limit=100')).json();
  const { id } = items.find(({ name }: { name: string }) => name === 'Livret d’accueil saisonniers 2027');
  await page.goto(`/livrets/options/participants?livret=${id}&vue=registre`);
  await expect(rows(page).first()).toBeVisible();
};

test('Hélène reads the register, has it verified, finds a receipt and takes the list away', async ({ page }) => {
  await openRegister(page, people.helene);
  await expect(rows(page)).toHaveCount(25);
  await inspect(page, 'register', everyWidth);

  /* Receipts of other journeys may come in between: what was verified before them is no longer all. */
  await expect(async () => {
    await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
    await expect(page.getByText('Registre complet.')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('Aucune autorité d’horodatage n’est encore reliée.')).toBeVisible();

  await page.getByRole('button', { name: 'Suivants' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await page.getByRole('button', { name: 'Précédents' }).click();

  await page.getByRole('button', { name: /^Accusés/ }).click();
  await page.getByRole('menuitemradio', { name: 'Annulés', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Annulé');
  const number = await rows(page).locator('small').first().textContent();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByRole('searchbox', { name: 'Nom ou numéro' }).fill(String(number).toLowerCase());
  await expect(rows(page)).toHaveCount(1);

  await rows(page).getByRole('button').click();
  await expect(panel(page)).toContainText('J’ai pris connaissance du livret');
  await expect(panel(page)).toContainText(/Inscrit au registre le .* n°/);
  await expect(panel(page)).toContainText('Accusé donné depuis le téléphone d’une collègue.');
  await inspect(page, 'register, a receipt', everyWidth);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf-8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(String(number));
});

test('Marc, an auditor, reads receipts and cancels none', async ({ page }) => {
  await openRegister(page, people.marc);

  await rows(page).first().getByRole('button').click();

  await expect(panel(page)).toContainText('Inscrit au registre');
  await expect(panel(page).getByRole('button', { name: 'Annuler l’accusé…' })).toHaveCount(0);
});
