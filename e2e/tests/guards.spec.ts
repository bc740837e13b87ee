import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';

for (const path of ['/', '/home', '/Home/', '/auth/legal/prompt', '/auth/legal/prompt/', '/auth/legal/prompt-refused'])
  test(`nobody at ${path} is asked to sign in`, async ({ page }) => {
    await journey(page).open(path);

    await journey(page).heading('Bon retour');
    await expect(page).toHaveURL('/auth/login');
  });

test('an unknown page is a 404 for anybody, and says which', async ({ page }) => {
  await journey(page).open('/livrets/4812/nulle-part');

  await journey(page).heading('Cette page s’est décousue');
  await expect(page.getByText('Page not found: /livrets/4812/nulle-part')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revenir en arrière' })).toHaveCount(0);
  await shoot(page, '6-not-found');
});

test('a member goes home from the root, the sign-in page and the terms', async ({ page }) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  await open('/auth/login');
  await signIn(people.julien);
  await heading('Avant de commencer');

  await open('/home');
  await expect(page).toHaveURL('/auth/legal/prompt');
  await acceptTerms();
  await heading('Bonjour Julien');

  for (const path of ['/', '/auth/login', '/Auth/Login/', '/auth/legal/prompt']) {
    await open(path);
    await heading('Bonjour Julien');
    await expect(page).toHaveURL('/home');
  }
});

test('a session that ended elsewhere leads back to the sign-in page', async ({ page, context }) => {
  await comeHome(page, people.hugo);
  await page.waitForLoadState('networkidle'); // what is still asked for would be refused

  await context.clearCookies();
  await page.reload();

  await journey(page).heading('Bon retour');
});
