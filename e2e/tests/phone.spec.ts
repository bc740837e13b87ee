import { violations } from '../support/axe';
import { chapters, idOf } from '../support/chapters';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { keepPicture } from '../support/screens';
import { comeHome, enter } from '../support/session';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Sofia finds everything in the menu of her phone', async ({ page }) => {
  const { heading } = journey(page);
  await comeHome(page, people.sofia);

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

test('Paul finds the other acts upon a chapter beside its next step', async ({ page }) => {
  await enter(page, people.paul);
  await page.goto(`${chapters}/${await idOf(page, 'chapters', 'Hygiène et sécurité')}`);
  const [next, more] = [/^Publier la version/, /^Autres actions/].map((name) => page.getByRole('button', { name }));
  await next?.waitFor();

  const [here, beside] = await Promise.all([next?.boundingBox(), more?.boundingBox()]);

  expect(beside?.y).toBe(here?.y);
});
