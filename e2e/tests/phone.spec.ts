import { violations } from '../support/axe';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { keepPicture } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Sofia finds everything in the menu of her phone', async ({ page }) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  await open('/auth/login');
  await signIn(people.sofia);
  await acceptTerms();
  await heading('Bonjour Sofia');

  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Navigation principale' });
  await expect(menu.getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: 'Langue : Français' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await keepPicture(page, '8-menu-390x844-light');

  await menu.getByRole('button', { name: 'Apparence : comme l’appareil' }).tap();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).tap();
  await expect(page.locator('html')).toHaveClass(/p-dark/);
  await keepPicture(page, '8-menu-390x844-dark');

  await menu.getByRole('link', { name: 'Accueil' }).tap();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  await menu.getByRole('button', { name: 'Se déconnecter' }).tap();
  await heading('Bon retour');
  await expect(page.locator('html')).toHaveClass(/p-dark/);
});
