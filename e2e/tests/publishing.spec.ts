import type { Page } from '@playwright/test';
import { paper } from '../support/editor';
import { people } from '../support/people';
import { putAway, readAt, smallBooklet } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const publish = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Publier', exact: true }).click();

const write = async (page: Page, text: string) => {
  await paper(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+S');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
};

/** Fills the window of publishing and follows the version to its readers. */
const goOnline = async (page: Page, version: string, note: string) => {
  await dialog(page).getByRole('textbox', { name: 'Note de version' }).fill(note);
  await dialog(page)
    .getByRole('button', { name: `Publier la version ${version}` })
    .click();
  await expect(page.getByRole('dialog', { name: `Version ${version} en ligne` })).toBeVisible({ timeout: 60_000 });
};

test('a booklet goes online, is corrected, compared, put back, suspended and opened again', async ({ page }) => {
  await enter(page, people.helene);
  const name = `Livret du client ${Date.now()}`;
  const { id } = await smallBooklet(page, name);
  await page.goto(`/livrets/${id}/editor`);
  await expect(paper(page)).toBeEditable();

  /* What blocks it is said, with the way there. */
  await publish(page);
  await expect(dialog(page)).toContainText('Ce sera la version 1.0');
  await expect(dialog(page).getByRole('button', { name: 'Publier la version 1.0' })).toBeDisabled();
  await dialog(page)
    .getByRole('region', { name: /empêche/ })
    .getByRole('link')
    .first()
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await write(page, 'Le petit-déjeuner est servi de 7 h à 10 h.');

  /* The first version. */
  await publish(page);
  await expect(dialog(page).getByRole('button', { name: 'Continuer à modifier' })).toBeFocused();
  await goOnline(page, '1.0', 'Première version');
  const address =
    (await dialog(page)
      .getByRole('link', { name: /Ouvrir le livret/ })
      .getAttribute('href')) ?? '';
  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();
  await expect.poll(() => readAt(page, address), { timeout: 30_000 }).toContain(name);

  /* A correction, whose number follows the scope that is chosen. */
  await write(page, 'Le petit-déjeuner est servi de 7 h à 11 h.');
  await expect(page.getByText('Modifications non publiées')).toBeVisible();
  await publish(page);
  const scope = dialog(page).getByRole('group', { name: 'Portée du changement, Votre arrivée' });
  await scope.getByText('À relire').click();
  await expect(dialog(page)).toContainText('Celle-ci sera la version 2.0, car une page est à relire.');
  await scope.getByText('Correction').click();
  await expect(dialog(page)).toContainText('Celle-ci sera la version 1.1');
  await goOnline(page, '1.1', 'Une heure de plus');
  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click();

  /* What changed, in words, and as it was. */
  await page.getByRole('navigation', { name: 'Outils' }).getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('heading', { name: 'De la version 1.0 à la version 1.1' })).toBeVisible();
  await expect(page.getByRole('main').locator('del')).toContainText('10');
  await expect(page.getByRole('main').locator('ins')).toContainText('11');
  await page.getByRole('region', { name: 'Versions' }).getByRole('button', { name: /^1\.0/ }).click();
  await page.getByRole('button', { name: 'Voir le livret de ce jour-là' }).click();
  await dialog(page).getByRole('radio', { name: 'Page' }).check({ force: true });
  await expect(dialog(page)).toContainText('de 7 h à 10 h');
  await page.keyboard.press('Escape');

  /* The first one again. */
  await page.getByRole('button', { name: 'Remettre en ligne cette version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remettre en ligne cette version' }).click();
  await expect(page.getByText('Version 1.0 de nouveau en ligne')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Versions' }).getByRole('button', { name: /^1\.0.*En ligne/ }),
  ).toBeVisible();

  /* Closed to its readers, and open again. */
  await page.getByRole('button', { name: 'Autres actions de publication' }).click();
  await page.getByRole('menuitem', { name: 'Suspendre la lecture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspendre la lecture' }).click();
  await expect(page.getByText('Suspendu', { exact: true })).toBeVisible();
  await expect.poll(() => readAt(page, address), { timeout: 30_000 }).not.toContain('Commencer la lecture');
  await page.goto(`/livrets?recherche=${encodeURIComponent(name)}&statut=suspendus`);
  await page.getByRole('button', { name: `Autres actions sur ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rouvrir la lecture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rouvrir la lecture' }).click();
  await expect(page.getByText('Aucun livret ne correspond.')).toBeVisible();
  await expect.poll(() => readAt(page, address), { timeout: 30_000 }).toContain('Commencer la lecture');

  await putAway(page, id);
});

test('publishing goes on when its window is closed, and says when it is there', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await smallBooklet(page, `Livret pressé ${Date.now()}`);
  await page.goto(`/livrets/${id}/editor`);
  await expect(paper(page)).toBeEditable();
  await write(page, 'Bienvenue.');
  await publish(page);
  /* However fast it is made, it is not known before the window is closed. */
  const closed = Promise.withResolvers<void>();
  await page.route('**/publications/*', async (route) => {
    await closed.promise;
    await route.continue();
  });
  await dialog(page).getByRole('textbox', { name: 'Note de version' }).fill('Première version');
  await dialog(page).getByRole('button', { name: 'Publier la version 1.0' }).click();
  await expect(page.getByRole('dialog', { name: 'Publication de la version 1.0' })).toContainText('Empreinte');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Version 1\.0.*mise en ligne en cours$/ })).toBeVisible();
  closed.resolve();

  const toast = page.getByRole('status').filter({ hasText: 'Version 1.0 en ligne' });
  await expect(toast.getByRole('button', { name: 'Ouvrir le livret' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Publié', { exact: true })).toBeVisible();

  await putAway(page, id);
});
