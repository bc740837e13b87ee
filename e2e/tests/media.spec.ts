import { test as bare, type Page, type Request } from '@playwright/test';
import {
  card,
  choose,
  details,
  emptyLibrary,
  library,
  row,
  said,
  send,
  slowDown,
  storage,
  tray,
  upload,
} from '../support/library';
import { drawing, liar, photograph, withFilm } from '../support/mediaFiles';
import { people } from '../support/people';
import { comeHome, enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

const megabyte = 1_000_000;
const address = (page: Page) => details(page).getByRole('link', { name: 'Télécharger' }).getAttribute('href');

/* One library, in which each of these finds and leaves nothing: one after the other. */
test.describe('in the library of Laiterie Fourcade', () => {
  test.describe.configure({ mode: 'default' });

  test('Rose sends three files of which one is refused, describes, finds, replaces and cleans up', async ({ page }) => {
    await comeHome(page, people.rose);
    await emptyLibrary(page);
    await page.getByRole('link', { name: 'Paramètres' }).click();
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Médiathèque' })
      .click();
    await expect(page).toHaveTitle('Médiathèque | Livretier');
    await said(page, 'Vos images, vidéos et documents, au même endroit');

    await upload(page, [photograph('terrasse.png'), drawing('plan.svg'), liar('reglement.jpg')]);
    await expect(row(page, 'reglement.jpg')).toContainText(/Format non accepté|n’a pas pu être lu/);
    for (const name of ['terrasse.png', 'plan.svg']) {
      await expect(row(page, name)).toContainText('100');
      await expect(card(page, name)).toBeVisible();
    }
    await expect(card(page, 'reglement')).toHaveCount(0);
    await tray(page).getByRole('button', { name: 'Fermer' }).click();
    await said(page, '2 sans description');

    await card(page, 'terrasse').click();
    await details(page).getByLabel('Texte de remplacement', { exact: true }).fill('La terrasse au soleil couchant');
    await details(page).getByRole('button', { name: 'Enregistrer' }).click();
    await said(page, 'Les modifications sont enregistrées.');
    await expect(details(page).getByText(/^Enregistré à/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('couchant');
    await expect(card(page, 'plan')).toHaveCount(0);
    await expect(card(page, 'terrasse')).toBeVisible();
    await expect(page).toHaveURL(/recherche=couchant/);

    await card(page, 'terrasse').click();
    const before = await address(page);
    await choose(page, photograph('terrasse-refaite.png'), () =>
      details(page).getByRole('button', { name: 'Remplacer' }).click(),
    );
    await expect.poll(() => address(page)).not.toBe(before);
    await expect(details(page).getByLabel('Texte de remplacement', { exact: true })).toHaveValue(
      'La terrasse au soleil couchant',
    );

    await page.goto(storage);
    await page.getByRole('button', { name: 'Nettoyer : Fichiers inutilisés' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await said(page, '2 fichiers sont dans la corbeille pour 30 jours.');
    await page.getByRole('button', { name: 'Vider la corbeille' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer pour toujours' }).click();
    await said(page, '2 fichiers sont supprimés définitivement.');
    await page.goto(library);
    await said(page, 'Vos images, vidéos et documents, au même endroit');
  });

  test('A11Y3: Rose sends, describes, moves and throws away without a pointer', async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    const folder = `Ateliers-${Date.now()}`;
    await enter(page, people.rose);
    await emptyLibrary(page);
    await send(page, 'POST', '/api/media/folders', { name: folder });
    await page.goto(library);
    await tabTo(page, page.getByRole('button', { name: 'Importer' }).first());
    await choose(page, photograph('etabli.png'), () => press('Enter'));
    await expect(card(page, 'etabli')).toBeVisible();
    await tabTo(page, tray(page).getByRole('button', { name: 'Fermer' }));
    await press('Enter');
    await expect(tray(page)).toHaveCount(0);

    await tabTo(page, card(page, 'etabli'));
    await press('Enter');
    await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
    await tabTo(page, details(page).getByLabel('Texte de remplacement', { exact: true }));
    await page.keyboard.type('Un établi couvert d’outils');
    await tabTo(page, details(page).getByRole('button', { name: 'Enregistrer' }));
    await press('Enter');
    await said(page, 'Les modifications sont enregistrées.');
    await expect(details(page).getByText(/^Enregistré à/)).toBeVisible();
    await press('Escape');
    await expect(card(page, 'etabli')).toBeFocused();

    await tabTo(page, page.getByRole('checkbox', { name: /etabli/ }));
    await press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Déplacer' }));
    await press('Enter');
    await expect(page.getByLabel('Vers le dossier')).toBeFocused();
    await page.keyboard.type(folder);
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Déplacer' }));
    await press('Enter');
    await said(page, 'Un fichier est rangé.');
    await expect(page.getByRole('button', { name: new RegExp(`^${folder}`) })).toHaveText(/1$/);

    await tabTo(page, page.getByRole('checkbox', { name: /etabli/ }));
    await press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Mettre à la corbeille' }));
    await press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Mettre « etabli.png » à la corbeille ?' });
    await expect(question.getByRole('button', { name: 'Garder' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Mettre à la corbeille' }));
    await press('Enter');
    await said(page, 'Un fichier est dans la corbeille pour 30 jours.');
    await expect(card(page, 'etabli')).toHaveCount(0);

    await tabTo(page, page.getByRole('button', { name: `Actions pour le dossier ${folder}` }));
    await press('Enter');
    await page.getByRole('menuitem', { name: 'Supprimer le dossier' }).press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }));
    await press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^${folder}`) })).toHaveCount(0);
    await emptyLibrary(page);
  });

  /* The browser itself complains of a lost network. */
  bare('a cut network delays a film, and what had arrived is not sent again', async ({ page, context }) => {
    await enter(page, people.rose);
    await emptyLibrary(page);
    await page.goto(library);
    const [sent, arrived]: [number[], number[]] = [[], []];
    const partOf = (request: Request) => Number(new URL(request.url()).searchParams.get('partNumber'));
    page.on('request', (request) => request.method() === 'PUT' && sent.push(partOf(request)));
    page.on('response', (answer) => answer.request().method() === 'PUT' && arrived.push(partOf(answer.request())));
    await slowDown(page, 12 * megabyte);

    await withFilm('visite.mp4', 40 * megabyte, async (path) => {
      await upload(page, path);
      await expect.poll(() => arrived.length, { intervals: [20] }).toBeGreaterThan(0);
      await context.setOffline(true);
      await expect(row(page, 'visite.mp4')).toContainText('Connexion perdue');
      const before = sent.length;
      const known = page.waitForResponse((answer) => /uploads\/[\da-f-]+$/.test(answer.url()));
      await context.setOffline(false);
      const { received }: { received: number[] } = await (await known).json();
      await expect(card(page, 'visite')).toBeVisible({ timeout: 20_000 });

      expect(received).toEqual(expect.arrayContaining(arrived.slice(0, 1)));
      expect([...received, ...sent.slice(before)].sort()).toEqual([1, 2, 3, 4, 5]);
    });
    await emptyLibrary(page);
  });

  test('a full library says so to Rose, and takes nothing more', async ({ page, browser }) => {
    await enter(page, people.rose);
    const { company } = await (await page.context().request.get('/api/auth/user')).json();
    const elsewhere = await browser.newContext();
    const platform = await elsewhere.newPage();
    await enter(platform, people.ines);
    const allow = (storage_bytes: number) => send(platform, 'PATCH', `/api/companies/${company.id}`, { storage_bytes });

    await allow(0);
    await page.goto(library);
    await said(page, 'L’espace est plein');
    await expect(page.getByRole('button', { name: 'Importer' }).first()).toBeDisabled();
    await page.getByRole('link', { name: 'Voir l’espace utilisé' }).click();
    await expect(page).toHaveURL(storage);

    await allow(5_000_000_000);
    await elsewhere.close();
    await page.goto(library);
    await expect(page.getByRole('button', { name: 'Importer' }).first()).toBeEnabled();
  });

  test('Rose is asked before she signs out of an upload, and what she gives up leaves nothing', async ({ page }) => {
    await enter(page, people.rose);
    await emptyLibrary(page);
    await page.goto(library);
    await expect(page.getByRole('button', { name: 'Importer' }).first()).toBeVisible();
    await slowDown(page, 0.2 * megabyte);

    await withFilm('stage.mp4', 6 * megabyte, async (path) => {
      await upload(page, path);
      await expect(row(page, 'stage.mp4').getByRole('progressbar')).toBeVisible();
      await askToLeave(page, people.rose.name);
      await page.getByRole('button', { name: 'Continuer l’import' }).click();
      await expect(row(page, 'stage.mp4')).toBeVisible();

      const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await askToLeave(page, people.rose.name);
      await page.getByRole('button', { name: 'Abandonner et quitter' }).click();
      expect((await given).status()).toBe(204);
      await expect(page.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
      await expect(tray(page)).toHaveCount(0);
    });
  });
});

const askToLeave = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Un import est en cours' })).toBeVisible();
};

test('Nadia is asked before she opens another company, and cancels her upload herself', async ({ page }) => {
  await enter(page, people.nadia);
  await page.goto(library);
  await expect(page.getByRole('button', { name: 'Importer' }).first()).toBeVisible();
  await slowDown(page, 0.2 * megabyte);

  await withFilm(`visite-${Date.now()}.mp4`, 6 * megabyte, async (path) => {
    await upload(page, path);
    await page.getByRole('button', { name: 'Maison Aubrac' }).click();
    await page.getByRole('menuitemradio', { name: /Clinique des Tilleuls/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuer l’import' }).click();
    await expect(page.getByRole('button', { name: 'Maison Aubrac' })).toBeVisible();
    const given = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await tray(page)
      .getByRole('button', { name: /^Annuler/ })
      .click();
    expect((await given).status()).toBe(204);
    await expect(tray(page)).toHaveCount(0);
  });
});
