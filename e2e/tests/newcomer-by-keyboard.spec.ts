import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { keyboardOf } from '../support/keyboard';
import { mailboxOf } from '../support/mailbox';
import { people } from '../support/people';
import { comeHome } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';
import { codeApp } from '../support/totp';

const chosen = 'sept-oies-traversent-le-pont';
const letter = /http[^\s"]+\/auth\/invitation\?token=[\da-f-]+/;

/** A keyboard that knows fields and buttons by their names. */
const keysOf = (page: Page) => {
  const { press, write, push } = keyboardOf(page);
  return {
    press,
    write: (label: string, text: string) => write(page.getByLabel(label, { exact: true }), text),
    push: (name: string) => push(page.getByRole('button', { name, exact: true })),
  };
};

test('A11Y3: invitation, enrolment, terms and suspension go without a pointer, in English', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `odette.${Date.now()}@atelier-horizon.test`;
  const mailbox = mailboxOf(email);
  const ines = keysOf(page);
  await comeHome(page, people.ines);
  await page.goto('/en-GB/parametres/utilisateurs');

  await test.step('Inès invites', async () => {
    await ines.push('Invite');
    await expect(page.getByRole('complementary', { name: 'Invite somebody' })).toBeVisible();
    await ines.write('First name', 'Odette');
    await ines.write('Last name', 'Delpech');
    await ines.write('E-mail address', email);
    await ines.write('Company', 'Horizon');
    await expect(page.getByRole('option', { name: 'Atelier Horizon' })).toBeVisible();
    await ines.press('ArrowDown');
    await ines.press('Enter');
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Atelier Horizon');
    const role = page.getByLabel('Role', { exact: true });
    await tabTo(page, role);
    await page.keyboard.type('Administrator');
    await expect(role).toHaveValue('company_admin');
    await ines.push('Send');
    await expect(page.getByText(email).first()).toBeVisible();
  });

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { heading } = journey(theirs, 'en');
  const odette = keysOf(theirs);
  await test.step('Odette accepts', async () => {
    await theirs.goto((await mailbox.link(letter)).replace(/(\/en-GB)?\/auth\//, '/en-GB/auth/'));
    await heading('Welcome, Odette');
    await inspect(theirs, 'invitation in English');
    await odette.write('Password', chosen);
    await odette.press('Enter');
  });

  await test.step('she takes a second factor', async () => {
    await heading('Protect your account');
    await odette.write('Current password', chosen);
    await odette.press('Enter');
    await expect(theirs.getByRole('img', { name: 'QR code to scan with your app' })).toBeVisible();
    await inspect(theirs, 'enrolment in English, square');
    const app = codeApp((await theirs.locator('code').textContent()) ?? '');
    await odette.write('6-digit code', await app.next());
    await odette.push('Check and turn on');
    await expect(theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await inspect(theirs, 'enrolment in English, recovery codes');
    await odette.push('I have stored my codes');
  });

  await test.step('she accepts the terms', async () => {
    await heading('Before you start');
    await tabTo(theirs, theirs.getByRole('checkbox'));
    await odette.press('Space');
    await expect(theirs.getByRole('button', { name: 'Accept and continue' })).toBeEnabled();
    await odette.press('Enter');
    await heading('Hello Odette');
  });

  await test.step('Inès suspends her', async () => {
    await page.goto(`/en-GB/parametres/utilisateurs?recherche=${encodeURIComponent(email)}`);
    await tabTo(page, page.getByRole('row', { name: new RegExp(email) }).getByRole('button'));
    await ines.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Odette Delpech' })).toBeVisible();
    await ines.push('Suspend the account');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await inspect(page, 'suspension in English');
    await tabTo(page, question.getByRole('button', { name: 'Suspend', exact: true }));
    await ines.press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Suspended');
    await theirs.reload();
    await heading('Welcome back');
  });
  await theirs.context().close();
});
