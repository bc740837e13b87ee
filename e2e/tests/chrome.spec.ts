import { test as bare, type Page } from '@playwright/test';
import { inspect, onAPhone, withASidebar } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    account: 'Mon compte',
    first: 'Prénom',
    save: 'Enregistrer',
    home: 'Accueil',
    bell: 'Notifications',
  },
  en: {
    prefix: '/en-GB',
    account: 'My account',
    first: 'First name',
    save: 'Save',
    home: 'Home',
    bell: 'Notifications',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`A11Y1: what surrounds a screen is accessible in ${language}`, async ({ page }) => {
    await enter(page, people.nadia);
    await page.goto(`${text.prefix}/home`);
    await page.getByRole('button', { name: 'Maison Aubrac' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'company switcher', withASidebar);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await inspect(page, 'palette');
    await page.getByRole('combobox').fill('zzz');
    await expect(page.getByRole('option')).toHaveCount(0);
    await inspect(page, 'palette, nothing found', onAPhone);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.bell }).click();
    await expect(page.getByRole('dialog', { name: text.bell })).toBeVisible();
    await inspect(page, 'notifications');
  });

  test(`A11Y1: a form that is not saved is accessible in ${language}`, async ({ page }) => {
    await enter(page, people.nadia);
    await page.goto(`${text.prefix}/compte`);
    await journey(page, language).heading(text.account);
    await inspect(page, 'account');
    await page.getByLabel(text.first).fill('');
    await page.getByRole('button', { name: text.save }).click();
    await expect(page.getByLabel(text.first)).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, 'account, a name missing');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: text.home }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await inspect(page, 'leaving what is not saved');
  });
}

test('A11Y3: a page is found by its name and a form is filled in and saved, without a pointer', async ({ page }) => {
  await enter(page, people.theo);
  await page.goto('/home');
  await journey(page).heading('Bonjour Théo');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('compte');
  await expect(page.getByRole('option', { name: 'Mon compte' })).toBeVisible();
  await page.keyboard.press('Enter');
  await journey(page).heading('Mon compte');
  await tabTo(page, page.getByLabel('Prénom'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Théodore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Votre compte est à jour.' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Théo');
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer' }));
  await page.keyboard.press('Enter');

  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Prénom')).toHaveValue('Théo');
});

test('Nadia changes company, and finds only what is of the other one', async ({ page }) => {
  await enter(page, people.nadia);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Paramètres' })).toBeVisible();

  await page.getByRole('button', { name: 'Maison Aubrac' }).click();
  await page.getByRole('menuitemradio', { name: /Clinique des Tilleuls/ }).click();

  await expect(page.getByRole('button', { name: 'Clinique des Tilleuls' })).toBeVisible();
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Médiathèque' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Utilisateurs' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Clinique des Tilleuls' })).toBeVisible();
});

const typed = (page: Page) => page.getByLabel('Prénom');

/** Something that is not saved yet, on the account page. */
const write = async (page: Page) => {
  await page.goto('/compte');
  await journey(page).heading('Mon compte');
  await typed(page).fill('Nadège');
};
const stay = (page: Page) => page.getByRole('button', { name: 'Rester sur la page' }).click();

test('staying with what is not saved changes neither the company nor the session', async ({ page }) => {
  await enter(page, people.nadia);
  await write(page);

  await page.getByRole('button', { name: 'Maison Aubrac' }).click();
  await page.getByRole('menuitemradio', { name: /Clinique des Tilleuls/ }).click();
  await stay(page);
  await page.getByRole('button', { name: people.nadia.name }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await stay(page);

  await expect(typed(page)).toHaveValue('Nadège');
  const session = await (await page.context().request.get('/api/auth/user')).json();
  expect(session.company.name).toBe('Maison Aubrac');
});

bare(
  'a window that believes to be in another company changes nothing there, and learns it',
  async ({ page, context }) => {
    await enter(page, people.nadia);
    await write(page);
    const other = await context.newPage();
    await other.goto('/home');
    await other.getByRole('button', { name: 'Maison Aubrac' }).click();
    await other.getByRole('menuitemradio', { name: /Clinique des Tilleuls/ }).click();
    await expect(other.getByRole('button', { name: 'Clinique des Tilleuls' })).toBeVisible();

    const refused = page.waitForResponse((answer) => answer.status() === 409);
    await page.getByRole('button', { name: 'Enregistrer' }).click({ force: true });
    await refused;

    await expect(page.getByRole('button', { name: 'Clinique des Tilleuls' })).toBeVisible();
    const session = await (await context.request.get('/api/auth/user')).json();
    expect(session.first_name).toBe('Nadia');
  },
);

bare('a palette whose code does not come says so, and nothing typed is lost', async ({ page }) => {
  await enter(page, people.nadia);
  await write(page);
  await page.route('**/assets/Palette-*.js', (route) => route.abort());

  await page.getByRole('button', { name: /^Rechercher/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ne répond pas' })).toBeVisible();

  await expect(typed(page)).toHaveValue('Nadège');
  await typed(page).fill('Nadine');
  await expect(typed(page)).toHaveValue('Nadine');
});
