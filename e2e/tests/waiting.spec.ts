import { test as bare, expect } from '@playwright/test';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';
import { test } from '../support/test';

const minutes = (count: number) => count * 60_000;

test('F20: a new version is offered after five minutes and never takes away what one is writing', async ({ page }) => {
  await page.clock.install();
  await enter(page, people.margaux);
  await page.route('**/version.json', (route) => route.fulfill({ json: { entry: '/assets/index-newer.js' } }));
  await page.goto('/compte');
  await journey(page).heading('Mon compte');
  await page.getByLabel('Prénom').fill('Margot');

  await page.clock.fastForward(minutes(5) - 5000);
  await expect(page.getByText('Nouvelle version de Livretier')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Nouvelle version de Livretier')).toBeVisible();
  await page.clock.fastForward(minutes(30));

  await expect(page.getByText('Nouvelle version de Livretier')).toHaveCount(1);
  await expect(page.getByLabel('Prénom')).toHaveValue('Margot');
  const questions: string[] = [];
  page.once('dialog', async (question) => {
    questions.push(question.type());
    await question.dismiss();
  });
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page.getByLabel('Prénom')).toHaveValue('Margot');
});

test('F21: a screen whose code is slow to come shows a loader, and the sidebar stays', async ({ page }) => {
  await enter(page, people.margaux);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/AccountPage-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home');
  await journey(page).heading('Bonjour Margaux');
  const loader = page.getByRole('main').getByText('Chargement en cours');
  await page.waitForLoadState('networkidle'); // each part of the home has its own
  await expect(loader).toHaveCount(0);
  await page.getByRole('button', { name: people.margaux.name }).click();

  await page.getByRole('menuitem', { name: 'Mon compte' }).click();
  await expect(loader).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  release();

  await journey(page).heading('Mon compte');
});

bare('losing the network is said, and what was typed can be saved afterwards', async ({ page, context }) => {
  await enter(page, people.theo);
  await page.goto('/compte');
  await journey(page).heading('Mon compte');
  await page.getByLabel('Nom', { exact: true }).fill('Garcia-Roy');

  await context.setOffline(true);
  await expect(page.getByText(/^Hors ligne/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Livretier ne répond pas', { exact: false }).first()).toBeVisible();
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Garcia-Roy');

  await context.setOffline(false);
  await expect(page.getByText(/^Hors ligne/)).toHaveCount(0);
  await page.getByLabel('Nom', { exact: true }).fill('Garcia');
  await page.getByLabel('Nom', { exact: true }).press('Enter');
});

test('leaving what is not saved is asked for, and staying keeps it', async ({ page }) => {
  await enter(page, people.margaux);
  await page.goto('/compte');
  await journey(page).heading('Mon compte');
  await page.getByLabel('Prénom').fill('Margot');

  await page.getByRole('link', { name: 'Accueil' }).click();
  const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
  await expect(question.getByRole('button', { name: 'Rester sur la page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Prénom')).toHaveValue('Margot');
  await expect(page).toHaveURL('/compte');

  await page.getByRole('link', { name: 'Accueil' }).click();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await journey(page).heading('Bonjour Margaux');
});
