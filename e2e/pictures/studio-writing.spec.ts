import { type Page, test } from '@playwright/test';
import { atWork, inTheDark, looks, pageOf, ready, season, show, wide } from '../support/desk';
import { isSaved } from '../support/editor';
import { people } from '../support/people';
import { picture } from '../support/picture';
import { putAway, smallBooklet, writePage } from '../support/publishing';

test.describe.configure({ timeout: 900_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Camille at a page of her booklet for the season. */
const atPage = async (page: Page, title: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page);
  const id = await season(page);
  await show(page, `/livrets/${id}/editor?page=${await pageOf(page, id, title)}`);
  await page.getByRole('textbox', { name: 'Texte de la page' }).waitFor();
};

test('a table, with what can be done of its rows and columns', async ({ page }) => {
  await atPage(page, 'La tenue de travail');
  await page.getByRole('main').getByRole('cell').nth(1).click();
  await page.getByRole('button', { name: 'Colonne 2', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Insérer à droite' }).hover();
  await picture(page, '48-editor-1-table', wide);
  await picture(page, '48-editor-1-table', inTheDark);
});

test('a new block between two others', async ({ page }) => {
  await atPage(page, 'Se laver les mains');
  const [above, below] = [0, 1].map((place) => page.locator('.lve-text > *').nth(place));
  const [upper, lower] = [await above?.boundingBox(), await below?.boundingBox()];
  const between = ((upper?.y ?? 0) + (upper?.height ?? 0) + (lower?.y ?? 0)) / 2;
  await page.mouse.move((upper?.x ?? 0) + 200, between + 8);
  await page.mouse.move((upper?.x ?? 0) + 200, between);
  await page.getByRole('button', { name: 'Insérer un bloc ici' }).waitFor();
  await picture(page, '48-editor-2-between', wide);

  await page.getByRole('button', { name: 'Insérer un bloc ici' }).click();
  await page.getByRole('listbox', { name: 'Blocs à ajouter' }).waitFor();
  await isSaved(page);
  await picture(page, '48-editor-3-slash', wide);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Annuler' }).click();
  await page.getByText('/', { exact: true }).waitFor({ state: 'detached' });
  await isSaved(page);
});

test('what is said about a page', async ({ page }) => {
  await atPage(page, 'Se laver les mains');
  await page.getByRole('navigation', { name: 'Outils' }).getByRole('button', { name: /^Avis/ }).click();
  await page.getByRole('listitem').filter({ hasText: 'L’affiche de l’évier' }).getByRole('button').first().click();
  await page.getByRole('region', { name: 'Commentaires du bloc' }).waitFor();
  await ready(page);
  await picture(page, '48-editor-4-comments', looks);
  await picture(page, '48-editor-4-comments', inTheDark);
});

test('a booklet that somebody is asked to review', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page);
  const { items } = await (await page.request.get('/api/booklets?status=in_review')).json();
  await show(page, `/livrets/${items[0].id}/editor`);
  await page.getByRole('region', { name: 'Relecture du livret' }).waitFor();
  await picture(page, '48-editor-5-review', looks);
});

test('a first publication: who will open it, and what to do with the link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page, people.helene);
  const { id, pageId } = await smallBooklet(page, 'Livret des séminaires d’automne');
  await writePage(page, id, pageId, 'Le petit-déjeuner est servi de 7 h à 10 h, en salle ou en terrasse.');
  await show(page, `/livrets/options?livret=${id}`);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note de version' }).fill('Première version');
  await ready(page);
  await picture(page, '49-publish-1-who', looks);

  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: /^Publier la version/ }).click();
  await page.getByRole('dialog', { name: /en ligne$/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('img', { name: /^Code QR/ }).waitFor();
  await page.getByText('Vous pouvez fermer').waitFor({ state: 'detached', timeout: 700_000 });
  await picture(page, '49-publish-2-done', looks);
  await putAway(page, id);
});
