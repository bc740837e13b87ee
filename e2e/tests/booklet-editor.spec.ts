import type { Page } from '@playwright/test';
import { newBooklet, openBooklet, planOf, setSector, throwAway } from '../support/bookletPages';
import { inspect, wideOnly } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const plan = (page: Page) => page.getByRole('region', { name: 'Plan' });
const row = (page: Page, name: string) => plan(page).getByRole('button', { name, exact: true });
const notApplicable = { '': 'Ou la déclarer sans objet', '/en-GB': 'Or declare it not applicable' };
const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(Outils|Tools)$/ }).getByRole('button', { name });

test('A11Y3: the plan of a booklet is written, ordered and taken back without a mouse', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await newBooklet(page, `Plan au clavier ${Date.now()}`, ['Accueil', 'Repas']);
  await openBooklet(page, id);

  await plan(page).getByRole('button', { name: 'Ajouter un chapitre' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Nouveau chapitre' }).focus();
  await page.keyboard.type('La sécurité');
  await page.keyboard.press('Enter');
  await expect(row(page, '2 La sécurité')).toBeVisible();

  await row(page, 'Repas').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row(page, 'Repas')).toBeFocused();
  await expect
    .poll(() => planOf(page, id))
    .toEqual([
      ['À plusieurs', 'Accueil'],
      ['La sécurité', 'Repas', 'Nouvelle page'],
    ]);

  await page.keyboard.press('ArrowLeft');
  await expect(row(page, '2 La sécurité')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, '1 La sécurité')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('En sécurité');
  await page.keyboard.press('Enter');
  await expect(row(page, '1 En sécurité')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => planOf(page, id)).toEqual([['À plusieurs', 'Accueil']]);

  await plan(page).getByRole('button', { name: 'À portée de main (1)' }).focus();
  await page.keyboard.press('Enter');
  await plan(page)
    .getByRole('button', { name: /^Remettre «.En sécurité/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => planOf(page, id))
    .toEqual([
      ['À plusieurs', 'Accueil'],
      ['En sécurité', 'Repas', 'Nouvelle page'],
    ]);
  await throwAway(page, id);
});

test('a page meant for some readers is not in the preview of the others', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await newBooklet(page, `Pour les saisonniers ${Date.now()}`, ['Accueil', 'Le logement']);
  await openBooklet(page, id);
  await row(page, 'Le logement').click();
  await page.getByRole('tab', { name: 'Page' }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/conditions') && answer.ok());
  await page.getByRole('checkbox', { name: 'Saisonnier' }).click({ force: true });
  await kept;

  await page.getByRole('button', { name: 'Aperçu' }).click();
  const preview = page.getByRole('dialog', { name: /^Aperçu de/ });
  await preview.getByRole('radio', { name: 'Sommaire' }).check({ force: true });
  await preview.getByText('À plusieurs').first().click();
  await expect(preview.getByRole('heading', { name: 'Accueil' })).toBeVisible();
  await preview.getByLabel('Contrat').selectOption({ label: 'CDI' });
  await expect(preview.getByText('Page 1 sur 1')).toBeVisible();
  await preview.getByLabel('Contrat').selectOption({ label: 'Saisonnier' });
  await expect(preview.getByText('Page 1 sur 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await throwAway(page, id);
});

test('A11Y1: what the editor adds for booklets is readable by everybody', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await newBooklet(page, `Lisible ${Date.now()}`, ['Accueil', 'Repas']);
  await setSector(page, id);
  await openBooklet(page, id);
  await tool(page, 'Charte').click();
  await page.getByRole('button', { name: /points? à vérifier$/ }).click();
  await page.getByRole('heading', { name: 'À régler avant de publier' }).waitFor();
  await inspect(page, 'editor of a booklet, theme and checks', wideOnly);

  await page.getByRole('button', { name: 'Aperçu' }).click();
  await page.getByRole('radio', { name: 'Sommaire' }).waitFor();
  await inspect(page, 'preview as somebody');
  await page.keyboard.press('Escape');

  for (const [prefix, title] of Object.entries(notApplicable)) {
    await page.goto(`${prefix}/livrets/${id}/editor?vue=grille`);
    await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('heading', { name: title }).waitFor();
    await inspect(page, 'grid');
    await page.getByRole('radio', { name: /^Matri/ }).check({ force: true });
    await page.getByRole('table').first().waitFor();
    await inspect(page, 'grid as a matrix');
  }
  await throwAway(page, id);
});
