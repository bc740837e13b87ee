import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { password, people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { codeApp } from '../support/totp';

/** From the password to the recovery codes, as a person with a phone in their hand does it. */
const enrol = async (page: Page, see: (step: string) => Promise<void>) => {
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.getByRole('img', { name: 'Code QR à scanner avec votre application' })).toBeVisible();
  await see('square');
  const app = codeApp((await page.locator('code').textContent()) ?? '');
  await page.getByLabel('Code à 6 chiffres').fill('000000');
  await page.getByRole('button', { name: 'Vérifier et activer' }).click();
  await expect(page.getByText('Ce code ne convient pas.')).toBeVisible();
  await page.getByLabel('Code à 6 chiffres').fill(await app.next());
  await page.getByRole('button', { name: 'Vérifier et activer' }).click();
  const list = page.getByRole('list', { name: 'Codes de secours' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await see('recovery codes');
  return { app, recovery: await list.getByRole('listitem').allTextContents() };
};

const typeCode = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label).fill(code);
  await page.keyboard.press('Enter');
};

test('Gaëlle turns on the second factor, then signs in with a code, and without her phone', async ({ page }) => {
  const { open, heading, signIn, signOut } = journey(page);
  const { gaelle } = people;
  await enter(page, gaelle);
  await open('/compte');
  await page.getByRole('button', { name: 'Activer la double authentification' }).click();
  const { app, recovery } = await enrol(page, async (step) => {
    await inspect(page, `account, second factor, ${step}`);
    await shoot(page, `39-account-${step.replaceAll(' ', '-')}`);
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('livretier-codes-de-secours.txt');
  await page.getByRole('button', { name: 'J’ai rangé mes codes' }).click();
  await expect(page.getByText('10 codes de secours restants.')).toBeVisible();
  await inspect(page, 'account, second factor on');
  await shoot(page, '39-account-protected');

  await open('/home');
  await signOut(gaelle);
  await signIn(gaelle);
  await heading('Encore un code');
  await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused();
  await inspect(page, 'second step');
  await shoot(page, '1-second-step');
  await typeCode(page, 'Code à 6 chiffres', '000000');
  await expect(page.getByText('Ce code ne convient pas.')).toBeVisible();
  const code = await app.next();
  await typeCode(page, 'Code à 6 chiffres', code);
  await heading('Bonjour Gaëlle');

  await signOut(gaelle);
  await signIn(gaelle);
  await typeCode(page, 'Code à 6 chiffres', code);
  await expect(page.getByText('Ce code ne convient pas.'), 'a code works once').toBeVisible();
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await inspect(page, 'second step, recovery');
  await typeCode(page, 'Code de secours', recovery[0] ?? '');
  await heading('Bonjour Gaëlle');

  await signOut(gaelle);
  await page.goto('/en-GB/auth/login');
  await journey(page, 'en').signIn(gaelle);
  await heading('One more code');
  await inspect(page, 'second step in English');
  /* A third code of the application would be half a minute away. */
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await inspect(page, 'second step in English, recovery');
  await typeCode(page, 'Recovery code', recovery[1] ?? '');
  await heading('Bonjour Gaëlle');

  await open('/compte');
  await expect(page.getByText('8 codes de secours restants.')).toBeVisible();
  await page.getByRole('button', { name: 'Gérer la double authentification' }).click();
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
  await page.getByLabel('Code de l’application ou code de secours').fill(recovery[2] ?? '');
  await inspect(page, 'account, removal');
  await page.getByRole('button', { name: 'Retirer la double authentification' }).click();
  await expect(page.getByText('La double authentification est retirée.')).toBeVisible();
  await expect(page.getByText('Inactif')).toBeVisible();
});

test('Maud administers a company that asks for it: second factor, then terms, then home', async ({ page }) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  const { maud } = people;
  await open('/auth/login');
  await signIn(maud);
  await heading('Protégez votre compte');
  await expect(page).toHaveURL('/auth/second-factor');
  await inspect(page, 'enrolment');
  await shoot(page, '1-enrolment');

  await page.goto('/en-GB/auth/second-factor');
  await heading('Protect your account');
  await inspect(page, 'enrolment in English');
  await open('/home');
  await heading('Protégez votre compte');
  await open('/auth/legal/prompt');
  await heading('Protégez votre compte');

  await enrol(page, async (step) => {
    await inspect(page, `enrolment, ${step}`);
    await shoot(page, `1-enrolment-${step.replaceAll(' ', '-')}`);
  });
  await page.getByRole('button', { name: 'J’ai rangé mes codes' }).click();
  await acceptTerms();
  await heading('Bonjour Maud');
});
