import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';

test('Camille signs in, accepts the terms, comes home and signs out', async ({ page, context }) => {
  const { open, heading, signIn, acceptTerms, signOut } = journey(page);

  await open('/');
  await expect(page).toHaveURL('/auth/login');
  await expect(page).toHaveTitle('Connexion | Livretier');
  await shoot(page, '1-sign-in');

  await signIn(people.camille);
  await expect(page).toHaveURL('/auth/legal/prompt');
  await expect(page).toHaveTitle('Conditions d’utilisation | Livretier');
  await expect(page.getByRole('tabpanel')).toContainText('Mis à jour le');
  await shoot(page, '2-terms');

  await acceptTerms();
  await heading('Bonjour Camille');
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('Accueil | Livretier');
  await expect(page.getByRole('heading', { level: 2, name: 'À faire' })).toBeVisible();
  await expect(page.getByText('Vos entreprises')).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'cguAccepted')?.value).toBe('true');
  await shoot(page, '3-home');

  await signOut(people.camille);
  await expect(page).toHaveURL('/auth/login');
});

test('Awa refuses the terms, then changes her mind', async ({ page }) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  await open('/auth/login');
  await signIn(people.awa);

  await page.getByRole('button', { name: 'Refuser' }).click();
  await heading('Vous avez refusé les conditions');
  await expect(page).toHaveURL('/auth/legal/prompt-refused');
  await shoot(page, '4-terms-refused');
  await page.getByRole('link', { name: 'Relire les conditions' }).click();
  await acceptTerms();

  await heading('Bonjour Awa');
});

test('Inès, who runs the platform, comes home without a company', async ({ page }) => {
  await comeHome(page, people.ines);

  await expect(page.getByRole('main')).toContainText('Administration de la plateforme');
  await expect(page.getByText('Vous travaillez pour la plateforme Livretier.')).toBeVisible();
  await expect(page.getByText('invitation')).toHaveCount(0);
  await shoot(page, '9-home-platform');
});
