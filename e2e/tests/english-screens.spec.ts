import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';

const see = async (page: Page, path: string, title: string) => {
  await page.goto(`/en-GB${path}`);
  await journey(page, 'en').heading(title);
  await inspect(page, `${path} in English`);
};

test('A11Y1: what a visitor meets, in English', async ({ page }) => {
  const { heading } = journey(page, 'en');
  await see(page, '/auth/legal/cgu', 'Terms of use');
  await see(page, '/auth/legal/rgpd', 'Data protection');
  await see(page, '/auth/legal/mentions', 'Legal notices');
  await see(page, '/auth/legal/traitement', 'Data processing agreement');
  await see(page, '/auth/forgotten-password', 'Forgotten password');
  await page.getByLabel('E-mail address').fill('nobody@maison-aubrac.test');
  await page.keyboard.press('Enter');
  await heading('Check your e-mail');
  await inspect(page, 'link sent, in English');
});

test('A11Y1: what a link of a mail leads to, in English', async ({ page }) => {
  const { heading } = journey(page, 'en');
  await see(page, '/auth/email?token=none', 'Confirm your new address');
  await see(page, '/auth/new-password?token=none', 'Choose a password');
  await page.getByLabel('New password', { exact: true }).fill('sept-oies-traversent-le-pont');
  await page.keyboard.press('Enter');
  await heading('This link is no longer valid');
  await inspect(page, 'dead link, in English');
});

test('A11Y1: the journal, in English', async ({ page }) => {
  await comeHome(page, people.helene);
  await page.goto('/en-GB/parametres/journal');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await inspect(page, 'journal in English');
  await rows.first().getByRole('button').click();
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
  await inspect(page, 'journal in English, a line');
});

test('A11Y1: the sheets of the account, in English', async ({ page }) => {
  await comeHome(page, people.helene);
  await page.goto('/en-GB/compte');
  for (const name of ['Change the password', 'Change the e-mail address', 'Turn on the second factor']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeVisible();
    await inspect(page, `account in English, ${name}`);
    await page.keyboard.press('Escape');
  }
});
