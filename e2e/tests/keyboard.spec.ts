import { journey } from '../support/journey';
import { password, people } from '../support/people';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

test('the whole journey goes without a pointer', async ({ page }) => {
  const { open, heading } = journey(page);
  const press = (key: string) => page.keyboard.press(key);

  await open('/auth/login');
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused();
  await page.keyboard.type(people.marc.email);
  await tabTo(page, page.getByLabel('Mot de passe', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, page.getByRole('button', { name: 'Afficher le mot de passe' }));
  await tabTo(page, page.getByRole('checkbox'));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Se connecter' }));
  await press('Enter');

  await heading('Avant de commencer');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Conditions d’utilisation' }));
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Protection des données' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('checkbox'));
  await press('Space');
  await press('Enter');

  await heading('Bonjour Marc');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await heading('Bonjour Marc');
  await tabTo(page, page.getByRole('link', { name: 'Aller au contenu' }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await press('ControlOrMeta+k');
  const palette = page.getByRole('combobox', { name: 'Rechercher' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('sombre');
  await expect(page.getByRole('option')).toHaveText(/sombre$/);
  await press('Escape');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: people.marc.name }));
  await press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: people.marc.name })).toBeFocused();
  await press('Enter');
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible();
  await press('End');
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeFocused();
  await press('Enter');

  await heading('Bon retour');
});
