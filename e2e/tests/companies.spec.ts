import { test as bare, type Locator, type Page } from '@playwright/test';
import { note } from '../support/figures';
import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { watch } from '../support/watch';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const sheet = (page: Page, name: string | RegExp) => page.getByRole('complementary', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The id of a company, by its name. */
const idOf = async (page: Page, name: string) => {
  const answer = await page.request.get(`/api/companies?search=${encodeURIComponent(name)}`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
};

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

const reopen = async (page: Page, id: string) => {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf-token')).json();
  await page.request.post(`/api/companies/${id}/restore`, {
    data: { reason: 'Fin de la vérification.' },
    headers: { 'X-CSRF-TOKEN': csrfToken },
  });
};

test('Inès adds a company and its first administrator without a pointer, in a few steps', async ({ page }) => {
  const mark = Date.now();
  let steps = 0;
  const press = async (key: string) => {
    steps += 1;
    await page.keyboard.press(key);
  };
  const go = async (link: Locator) => {
    await link.focus();
    await press('Enter');
  };
  const write = async (text: string, leave = 'Tab') => {
    if (text) steps += 1;
    await page.keyboard.insertText(text);
    await press(leave);
  };
  await enter(page, people.ines);
  await page.goto('/home');

  await go(page.getByRole('link', { name: 'Paramètres' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeFocused();
  await go(sidebar(page).getByRole('link', { name: 'Entreprises' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Entreprises' })).toBeFocused();
  await go(page.getByRole('link', { name: 'Ajouter' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle entreprise' })).toBeFocused();
  await press('Tab');
  await write(`Scierie du Lévezou ${mark}`);
  for (const text of ['', '', '12290', 'Pont-de-Salars']) await write(text);
  for (const text of ['Anaïs', 'Cazes']) await write(text);
  await write(`anais.cazes.${mark}@scierie.test`, 'Enter');
  await expect(page.getByText(/est créée\. Son administration reçoit une invitation/)).toBeVisible();
  await expect(sheet(page, `Scierie du Lévezou ${mark}`)).toBeVisible();

  note({
    goal_name: 'People',
    what: 'a company and its first administrator, created by keyboard: keys that lead on and fields written',
    measured: `${steps}`,
    goal: '≤ 20',
    met: steps <= 20,
  });
  expect(steps).toBeLessThanOrEqual(20);
  await expect(page).toHaveURL(/\/parametres\/entreprises\/[\da-f-]{36}$/);
  await page.getByRole('tab', { name: 'Utilisateurs' }).click();
  await expect(page.getByText('Personne n’a encore de compte dans cette entreprise.')).toBeVisible();
});

bare(
  'Inès finds a company, corrects its card and is asked before she loses what she wrote',
  async ({ page, baseURL }) => {
    await enter(page, people.ines);
    const id = await idOf(page, 'Institut Formation Garonne');
    const faults = await watch(page, baseURL ?? '', [{ status: 422, path: `/api/companies/${id}` }]);
    await page.goto('/parametres/entreprises');
    await page.getByRole('searchbox', { name: 'Nom, ville ou numéro SIRET' }).fill('garonne toulouse');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/recherche=garonne/);

    await rows(page).getByRole('link').click();
    await expect(sheet(page, 'Institut Formation Garonne')).toBeVisible();
    await field(page, 'Numéro SIRET').fill('528 700 131 0001');
    await field(page, 'Adresse').fill(`${Date.now()}, allées Jean-Jaurès`);
    await expect(page.getByText('2 modifications non enregistrées')).toBeVisible();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(sheet(page, /Garonne/).getByText('Il manque un chiffre.')).toHaveCount(2);
    await shoot(page, '13-entreprises-erreur');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })).toBeVisible();
    await page.getByRole('button', { name: 'Rester sur la page' }).click();
    await field(page, 'Numéro SIRET').fill('528 700 131 00014');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('La fiche de Institut Formation Garonne est à jour.')).toBeVisible();
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();

    await page.getByRole('tab', { name: 'Charte' }).click();
    await field(page, 'Couleur principale').fill('#808080');
    await page.getByRole('tab', { name: 'Quotas' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('tab', { name: 'Charte' })).toHaveAttribute('aria-selected', 'true');
    await expect(sheet(page, /Garonne/).getByText(/La nuance la plus proche qui convient/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(page.getByText(/modifications? non enregistrée/)).toHaveCount(0);

    await page.getByRole('tab', { name: 'Sites' }).click();
    await page.getByRole('button', { name: 'Ajouter un site' }).click();
    await field(page, 'Nom du site').fill('Amphithéâtre');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Retirer Amphithéâtre' }).click();
    await page.getByRole('button', { name: 'Retirer le site' }).click();
    await expect(page.getByText('Aucun site pour l’instant.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page, /Garonne/)).toHaveCount(0);
    await expect(page).toHaveURL(/entreprises\?recherche=garonne/);
    expect(faults).toEqual([]);
  },
);

test('Inès suspends a company, and its member is told at the next action', async ({ page, browser, baseURL }) => {
  await enter(page, people.ines);
  const id = await idOf(page, 'Spa des Monts');
  await reopen(page, id);
  const elodie = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(elodie, people.elodie);
  await elodie.goto('/home');
  await expect(elodie.getByRole('complementary').getByText('Spa des Monts')).toBeVisible();

  await page.goto(`/parametres/entreprises/${id}`);
  await page.getByRole('button', { name: 'Suspendre' }).click();
  const question = page.getByRole('dialog', { name: 'Suspendre « Spa des Monts » ?' });
  await expect(question).toContainText('Les livrets publiés restent lisibles 30 jours.');
  await shoot(page, '17b-suspendre');
  await question.getByRole('button', { name: 'Suspendre l’entreprise' }).click();
  await expect(question.getByText('Cette information est nécessaire.')).toBeVisible();
  await question.getByLabel('Motif').fill('Travaux jusqu’au printemps.');
  await question.getByRole('button', { name: 'Suspendre l’entreprise' }).click();
  await expect(page.getByText('Spa des Monts est suspendue.')).toBeVisible();

  await elodie.getByRole('link', { name: 'Paramètres' }).click();
  await expect(elodie.getByRole('complementary').getByText('Entreprise suspendue')).toBeVisible();
  await elodie.goto('/home');
  await expect(elodie.getByText(/Cette entreprise est suspendue/)).toBeVisible();
  await elodie.context().close();

  await page.getByRole('button', { name: 'Rouvrir' }).click();
  await page.getByLabel('Motif').fill('Les travaux sont finis.');
  await page.getByRole('button', { name: 'Rouvrir l’entreprise' }).click();
  await expect(page.getByText('Spa des Monts est de nouveau active.')).toBeVisible();
});

bare('Rose changes the card of her own company, and there is no other for her', async ({ page, baseURL, browser }) => {
  const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await enter(staff, people.ines);
  const foreign = await idOf(staff, 'Maison Aubrac');
  await staff.context().close();
  const faults = await watch(page, baseURL ?? '', [{ status: 404, path: `/api/companies/${foreign}/card` }]);
  await enter(page, people.rose);
  await page.goto('/home');

  await page.getByRole('link', { name: 'Paramètres' }).click();
  await sidebar(page).getByRole('link', { name: 'Mon entreprise' }).click();
  await expect(page.getByRole('link', { name: 'Entreprises' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Laiterie Fourcade' })).toBeVisible();
  await field(page, 'Adresse').fill(`${Date.now()}, route de l’Aubrac`);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('La fiche de Laiterie Fourcade est à jour.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspendre' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Charte' }).click();
  await expect(page.getByText('Noms de domaine')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Quotas' }).click();
  await expect(page.getByText('Ces limites sont fixées par Livretier.')).toBeVisible();

  await page.goto(`/parametres/entreprises/${foreign}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page s’est décousue' })).toBeVisible();
  await page.goto('/parametres/entreprises/create');
  await expect(page.getByText('Accès réservé')).toBeVisible();
  expect(faults).toEqual([]);
});

for (const { prefix, card } of [
  { prefix: '', card: 'Coordonnées' },
  { prefix: '/en-GB', card: 'Details' },
])
  test(`A11Y1: the card of one’s own company is accessible, ${prefix || 'in French'}`, async ({ page }) => {
    await enter(page, people.rose);
    const { company } = await (await page.request.get('/api/auth/user')).json();
    await page.goto(`${prefix}/parametres/entreprises/${company.id}`);
    await expect(page.getByRole('tab', { name: card })).toBeVisible();

    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await inspect(page, `own company, ${await tab.textContent()}`);
    }
  });

for (const { prefix, list, add, none } of [
  { prefix: '', list: 'Entreprises', add: 'Nouvelle entreprise', none: 'Aucune entreprise ne correspond.' },
  { prefix: '/en-GB', list: 'Companies', add: 'New company', none: 'No company matches.' },
]) {
  test(`A11Y1: the list of companies is accessible, ${prefix || 'in French'}`, async ({ page }) => {
    await enter(page, people.ines);
    await page.goto(`${prefix}/parametres/entreprises`);
    await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await inspect(page, 'companies');
    await page.goto(`${prefix}/parametres/entreprises?recherche=introuvable`);
    await expect(page.getByText(none)).toBeVisible();
    await inspect(page, 'companies, nothing found');
    await page.goto(`${prefix}/parametres/entreprises/create`);
    await expect(page.getByRole('heading', { level: 1, name: add })).toBeVisible();
    await inspect(page, 'new company');
  });

  test(`A11Y1: the card of a company is accessible, ${prefix || 'in French'}`, async ({ page }) => {
    await enter(page, people.ines);
    await page.goto(`${prefix}/parametres/entreprises/${await idOf(page, 'Maison Aubrac')}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Maison Aubrac' })).toBeVisible();

    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await inspect(page, `company, ${await tab.textContent()}`);
    }
  });
}
