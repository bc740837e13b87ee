import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Identité empruntée' });

test('F16: Nadia finds the way by keyboard, acts as Lucie, is refused what is Lucie’s alone, and comes back', async ({
  page,
}) => {
  const { heading } = journey(page);
  const press = (key: string) => page.keyboard.press(key);
  await enter(page, people.nadia);
  await page.goto('/home');
  await heading('Bonjour Nadia');

  await tabTo(page, page.getByRole('link', { name: 'Paramètres' }));
  await press('Enter');
  await heading('Paramètres');
  await expect(page).toHaveTitle('Paramètres | Livretier');
  await expect(card(page, 'Journal')).toBeVisible();
  await shoot(page, '11-settings');
  await page.getByRole('searchbox', { name: 'Chercher un réglage' }).focus();
  await page.keyboard.type('identite');
  await expect(card(page, 'Journal')).toHaveCount(0);
  await tabTo(page, card(page, 'Agir au nom de…'));
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Agir au nom de…' })).toBeFocused();
  await expect(page).toHaveURL('/identity');
  await page.getByRole('searchbox', { name: 'Nom ou adresse' }).focus();
  await page.keyboard.type('bernard luc');
  const lucie = page.getByRole('radio', { name: people.lucie.name });
  await expect(page.getByRole('radio')).toHaveCount(1);
  await tabTo(page, lucie);
  await press('Space');
  await expect(lucie).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Assistance demandée' }));
  await press('Enter');
  await expect(page.getByLabel('Motif')).toBeFocused();
  await press('Control+a');
  await page.keyboard.type('Court');
  await tabTo(page, page.getByRole('button', { name: 'Agir au nom de Lucie Bernard' }));
  await press('Enter');
  await expect(page.getByLabel('Motif')).toBeFocused();
  await expect(page.getByText('Dites-en un peu plus')).toBeVisible();
  await page.keyboard.insertText(', mais suffisant : demande par téléphone.');
  await shoot(page, '12-identity-page');
  await tabTo(page, page.getByRole('button', { name: 'Agir au nom de Lucie Bernard' }));
  await press('Enter');

  await heading('Bonjour Lucie');
  await expect(banner(page)).toContainText('Vous agissez en tant que Lucie Bernard, Maison Aubrac.');
  await expect(page.getByRole('link', { name: 'Agir au nom de…' })).toHaveCount(0);
  await page.goto('/compte');
  await page.getByLabel('Prénom').fill('Lucienne');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cette action n’est pas possible au nom d’une autre personne.')).toBeVisible();
  await page.getByLabel('Prénom').fill('Lucie');
  await page.goto('/identity');
  await expect(page.getByRole('alert')).toContainText('Accès réservé');

  await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page).toHaveURL(/\/identity\?personne=/);
  await heading('Agir au nom de…');
  await expect(banner(page)).toHaveCount(0);

  await page.goto('/parametres/journal?emprunts=true&recherche=lucie');
  const row = page.getByRole('row', { name: /Nadia Ferrière en tant que Lucie Bernard, Emprunt d’identité/ });
  await row.first().getByRole('button').click();
  const line = page.getByRole('complementary', { name: 'Emprunt d’identité' });
  await expect(line).toContainText('Nadia Ferrière agissait en tant que Lucie Bernard.');
  await expect(line).toContainText('Court, mais suffisant : demande par téléphone.');
});

test('Inès, of the platform, looks for a company, and finds who is locked', async ({ page }) => {
  const { heading } = journey(page);
  await enter(page, people.ines);
  await page.goto('/identity');
  await heading('Agir au nom de…');

  await page.getByRole('searchbox', { name: 'Nom, adresse ou entreprise' }).fill('tilleuls karim');
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: people.karim.name })).toBeEnabled();
  await page.getByRole('searchbox').fill('solene');
  await expect(page.getByRole('radio', { name: people.solene.name })).toBeDisabled();
  await expect(page.getByText('Hors de vos droits')).toBeVisible();
  await page.getByRole('searchbox').fill('personne-de-ce-nom');
  await expect(page.getByText('Personne ne correspond à cette recherche.')).toBeVisible();
});

for (const [prefix, settings, identity] of [
  ['', 'Paramètres', 'Agir au nom de…'],
  ['/en-GB', 'Settings', 'Act as somebody else'],
] as const)
  test(`A11Y1: the settings and the identity page are accessible at “${prefix}/”`, async ({ page }) => {
    const { heading } = journey(page);
    await enter(page, people.nadia);

    await page.goto(`${prefix}/parametres`);
    await heading(settings);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    await inspect(page, 'settings');

    await page.goto(`${prefix}/identity`);
    await heading(identity);
    await page.getByRole('radio', { disabled: false }).first().check();
    await page.locator('button[type=submit]').click();
    await expect(page.locator('textarea')).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, 'identity');
  });
