import { beside, chapters, idOf, obligations, sectors } from '../support/chapters';
import { newChapter, openEditor, retire } from '../support/editor';
import { send } from '../support/library';
import { people } from '../support/people';
import { comeHome, enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

test('Paul writes a chapter, releases its first version, changes its sheet, and a sector recommends it', async ({
  page,
}) => {
  const mark = Date.now();
  const title = `Le vestiaire ${mark}`;
  const sidebar = page.getByRole('navigation', { name: 'Navigation principale' });
  await comeHome(page, people.paul);
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await sidebar.getByRole('link', { name: 'Chapitres' }).click();
  await expect(page).toHaveTitle('Bibliothèque de chapitres | Livretier');
  await page.getByRole('searchbox', { name: 'Titre ou résumé' }).fill('hygiène et sécurité');
  await expect(page.getByRole('link', { name: /^Hygiène et sécurité/ })).toBeVisible();

  await page.getByRole('link', { name: 'Nouveau chapitre' }).click();
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByLabel(/^Résumé (?!\(English)/).fill('Casier, tenue, affaires personnelles');
  await page.getByRole('radio', { name: 'Cadenas' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Obligations couvertes' }).fill('aliments');
  await page.getByRole('option', { name: /manipule des aliments/ }).click();
  await page.getByRole('button', { name: 'Créer le chapitre' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText('Brouillon')).toBeVisible();
  await expect(page.getByRole('region', { name: '1 page' })).toContainText('Page 1');
  await expect(page.getByRole('link', { name: 'Modifier les pages' })).toHaveAttribute('href', /\/pages$/);

  await page.getByRole('button', { name: 'Publier la version 1' }).click();
  const release = beside(page, 'Publier la version 1');
  await release.getByRole('radio', { name: 'Secteur' }).check({ force: true });
  await release.getByLabel('Note').fill('Première version du vestiaire.');
  await release.getByLabel(/^Référence/).fill('Code du travail, R. 4228-1');
  await release.getByRole('button', { name: 'Publier la version 1' }).click();
  await expect(release).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Publié', { exact: true })).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await expect(versions).toContainText('Première version du vestiaire.');
  await expect(versions).toContainText('Secteur');
  await expect(page.getByText('Aucun livret ne le reprend encore.')).toBeVisible();

  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('menuitem', { name: 'Modifier la fiche' }).click();
  const sheet = beside(page, 'Fiche du chapitre');
  await sheet.getByLabel(/^Titre \(English\)/).fill(`The changing room ${mark}`);
  await sheet.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(sheet).toHaveCount(0);

  await page.goto(`${sectors}/${await idOf(page, 'sectors', 'HCR')}`);
  const recommended = page.getByRole('list', { name: 'Chapitres conseillés' });
  await page.getByRole('button', { name: 'Ajouter un chapitre' }).click();
  await page.getByRole('searchbox', { name: 'Titre du chapitre' }).fill(String(mark));
  await page.getByRole('button', { name: `Ajouter ${title}` }).click();
  await page.getByRole('button', { name: `Monter ${title}` }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(recommended.getByRole('listitem').nth(-2)).toContainText(title);

  await page.getByRole('button', { name: `Retirer ${title}` }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await send(page, 'POST', `/api/library/chapters/${await idOf(page, 'chapters', String(mark))}/retire`);
});

test('A11Y3: Paul puts the chapters of a sector in order without a pointer, and hears where they stand', async ({
  page,
}) => {
  await enter(page, people.paul);
  await page.goto(`${sectors}/${await idOf(page, 'sectors', 'BTP')}`);
  const lines = page.getByRole('list', { name: 'Chapitres conseillés' }).getByRole('listitem');
  const names = () => lines.locator('strong').allTextContents();
  await lines.first().waitFor();
  const [first = '', second = ''] = await names();

  await page.getByLabel(/^Description \(English\)/).focus();
  await tabTo(page, page.getByRole('button', { name: `Descendre ${first}`, exact: true }));
  await page.keyboard.press('Enter');
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await expect(page.getByRole('status').filter({ hasText: `${first}, place 2 sur` })).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Descendre ${first}`, exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Annuler' }).click();
  expect((await names()).slice(0, 2)).toEqual([first, second]);
});

test('Paul says which obligation a page covers, and the obligation leads back to the page', async ({ page }) => {
  const title = `La plonge ${Date.now()}`;
  await enter(page, people.paul);
  const chapter = await newChapter(page, title);
  const law = await idOf(page, 'obligations', 'HYG-01');
  await openEditor(page, chapter);
  await page.getByRole('tab', { name: 'Page' }).click();
  await expect(page.getByText('Ce chapitre n’est lié à aucune obligation.')).toBeVisible();

  await send(page, 'PATCH', `/api/library/chapters/${chapter}`, { obligations: [law] });
  await openEditor(page, chapter);
  await page.getByRole('tab', { name: 'Page' }).click();
  const covered = page.getByRole('group', { name: 'Obligations couvertes' });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/obligations') && answer.ok());
  /* Not check(): the box follows the cache, which may tick a frame after the click. */
  await covered.getByRole('checkbox', { name: /^HYG-01/ }).click();
  await kept;

  await page.goto(`${obligations}/${law}`);
  await page.getByRole('link', { name: new RegExp(`^${title} › `) }).click();
  await page.getByRole('tab', { name: 'Page' }).click();
  await expect(covered.getByRole('checkbox', { name: /^HYG-01/ })).toBeChecked();
  await retire(page, chapter);
});

test('a manager of a company reads the common chapters and writes those of the company', async ({ page }) => {
  await enter(page, people.margaux);
  await page.goto(chapters);
  await expect(page.getByRole('link', { name: /La vie à Maison Aubrac/ })).toBeVisible();
  await page.goto(`${chapters}?origine=platform&recherche=hygiene`);
  await page.getByRole('link', { name: /^Hygiène et sécurité/ }).click();
  await expect(page.getByRole('link', { name: 'Voir les pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0);
  await page.goto(sectors);
  await expect(page.getByRole('alert')).toContainText('Accès réservé');
});
