import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { expect, test } from '../support/test';

test('Ewa goes the whole way in English, then chooses French', async ({ page, context }) => {
  const { begin, heading, signIn, acceptTerms, signOut } = journey(page, 'en');

  await begin();
  await expect(page).toHaveURL('/en-GB/auth/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await signIn(people.ewa);
  await expect(page).toHaveURL('/en-GB/auth/legal/prompt');
  await expect(page.getByRole('tabpanel')).toContainText('Updated on');
  await acceptTerms();
  await heading('Hello Ewa');
  await expect(page).toHaveURL('/en-GB/home');
  await expect(page).toHaveTitle('Home | Livretier');
  await expect(page.getByRole('main')).toContainText('Nothing to do');
  await shoot(page, '5-home-english');

  await page.getByRole('button', { name: people.ewa.name }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await heading('Bonjour Ewa');
  await expect(page).toHaveURL('/home');
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('fr-FR');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400), 'F1: days').toBe(365);

  await page.getByRole('button', { name: people.ewa.name }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await heading('Hello Ewa');
  await signOut(people.ewa);
  await expect(page).toHaveURL('/en-GB/auth/login');
});

test('the language chosen before signing in is kept when one comes back', async ({ page }) => {
  const { open, heading } = journey(page);
  await open('/auth/login');
  await page.getByLabel('Adresse e-mail').fill('quelqu.un@maison-aubrac.test');

  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page).toHaveURL('/en-GB/auth/login');
  await expect(page.getByLabel('E-mail address')).toHaveValue('quelqu.un@maison-aubrac.test');
  await open('/');

  await heading('Welcome back');
  await expect(page).toHaveURL('/en-GB/auth/login');
});
