import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { everyWidth, inspect, onAPhone } from '../support/inspect';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';

/** Acts of one's own, so that the list has more than a page. */
const chooseLanguages = async (page: Page, times: number) => {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf-token')).json();
  for (let time = 0; time < times; time++) {
    const answer = await page.request.post('/api/auth/set-language', {
      data: { language: time % 2 ? 'fr-FR' : 'en-GB' },
      headers: { 'X-CSRF-TOKEN': csrfToken },
    });
    expect(answer.status()).toBe(204);
  }
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const details = (page: Page, name: string) => page.getByRole('complementary', { name });

test('Hélène reads the journal, filters it, turns its pages, opens a line and takes it away', async ({ page }) => {
  await comeHome(page, people.helene);
  await chooseLanguages(page, 30);

  await page.getByRole('link', { name: 'Paramètres' }).click();
  await navigation(page).getByRole('link', { name: 'Journal' }).click();
  await expect(page).toHaveURL('/parametres/journal');
  await expect(page).toHaveTitle('Journal | Livretier');
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).first()).toContainText(/\d\d:\d\d/);
  await inspect(page, 'journal', everyWidth);

  await page.getByRole('button', { name: 'Plus anciennes' }).click();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page).toHaveURL(/suite=/);
  await page.getByRole('button', { name: 'Plus récentes' }).click();
  await expect(page.getByText('Page 1')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Personne, objet ou action' }).fill('sofia membre');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Camille Vidal');
  await rows(page).getByRole('button').click();
  await expect(details(page, 'Membre ajouté')).toContainText('Rôle : Traduction');
  await shoot(page, '10-journal-details');
  await inspect(page, 'journal, a line');
  await page.keyboard.press('Escape');
  await expect(details(page, 'Membre ajouté')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const lines = (await readFile(await (await download).path(), 'utf-8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\ufeffDate et heure;Qui;En tant que;Action;Type d’objet;Objet;Changements;Motif;Adresse IP (tronquée)',
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(';Camille Vidal;;Membre ajouté;Rattachement;Sofia Costa;');

  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByRole('button', { name: /^Action/ }).click();
  await page.getByRole('menuitemradio', { name: 'Journal exporté' }).click();
  await expect(rows(page).first()).toContainText('Hélène Roux');
  await expect(page).toHaveURL(/action=journal\.exported/);
  await page.getByRole('button', { name: 'Emprunts seulement' }).click();
  await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  await inspect(page, 'journal, nothing found', onAPhone);
});

test('Agathe’s journal has nothing of another company, and goes without a pointer', async ({ page }) => {
  await comeHome(page, people.agathe);
  const press = (key: string) => page.keyboard.press(key);

  await page.getByRole('link', { name: 'Paramètres' }).focus();
  await press('Enter');
  await navigation(page).getByRole('link', { name: 'Journal' }).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('maison');
  await expect(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  await press('Escape');
  await page.keyboard.type('membre ajouté');
  await press('Enter');
  await expect(rows(page).first()).toContainText('Membre ajouté');
  await expect(page.getByRole('table')).not.toContainText('Camille Vidal');

  await rows(page).first().getByRole('button').focus();
  await press('Enter');
  await expect(details(page, 'Membre ajouté').getByRole('heading', { level: 2 })).toBeFocused();
  await press('Escape');
  await expect(rows(page).first().getByRole('button')).toBeFocused();
});

test('Chloé, who writes, has no journal', async ({ page }) => {
  await comeHome(page, people.chloe);
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Médiathèque' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Journal' })).toHaveCount(0);

  await page.goto('/parametres/journal');

  await expect(page.getByRole('alert')).toContainText('Accès réservé');
  await inspect(page, 'journal, refused', onAPhone);
});
