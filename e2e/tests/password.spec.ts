import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { mailboxOf } from '../support/mailbox';
import { password, people } from '../support/people';
import { shoot } from '../support/screens';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const link = /http\S*\/auth\/new-password\?token=\S+/;
const chosen = 'sept-oies-traversent-le-pont';

test('Nora forgot her password, and comes back with the link of the mail', async ({ page, browser, baseURL }) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await journey(elsewhere).open('/auth/login');
  await journey(elsewhere).signIn(people.nora);
  await journey(elsewhere).heading('Avant de commencer');
  const mailbox = mailboxOf(people.nora.email);

  await open('/auth/login');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await heading('Mot de passe oublié');
  await inspect(page, 'forgotten password');
  await shoot(page, '8-forgotten-password');
  await page.getByLabel('Adresse e-mail').fill(people.nora.email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await heading('Consultez votre messagerie');
  await inspect(page, 'link sent');
  await shoot(page, '8-link-sent');

  const address = await mailbox.link(link);
  expect(new URL(address).origin).toBe(baseURL);
  await page.goto(address);
  await heading('Choisissez un mot de passe');
  await expect(page, 'the token is not left in the bar').toHaveURL('/auth/new-password');
  await inspect(page, 'new password');
  await shoot(page, '9-new-password');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('motdepasse2026');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Ce mot de passe est trop connu.')).toBeVisible();
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();

  await heading(words.fr.signInHeading);
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
  await signIn(people.nora, password);
  await expect(page.getByRole('alert')).toHaveText(words.fr.badCredentials);
  await signIn(people.nora, chosen);
  await acceptTerms();
  await heading('Bonjour Nora');

  await elsewhere.reload();
  await journey(elsewhere).heading(words.fr.signInHeading);
  await elsewhere.goto(address);
  await elsewhere.getByLabel('Nouveau mot de passe', { exact: true }).fill('neuf-cygnes-sur-le-lac');
  await elsewhere.keyboard.press('Enter');
  await journey(elsewhere).heading('Ce lien n’est plus valable');
  await inspect(elsewhere, 'dead link');
  await shoot(elsewhere, '9-dead-link');
  await expect.poll(() => mailbox.mails().length, { message: 'the link, the news, the new browser' }).toBe(3);
  await elsewhere.close();
});

test('Rémi asks on an English page without a pointer, and his mail speaks his own language', async ({ page }) => {
  const { open, heading } = journey(page, 'en');
  const press = (key: string) => page.keyboard.press(key);
  const mailbox = mailboxOf(people.remi.email);

  await open('/auth/login');
  await heading(words.en.signInHeading);
  await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await press('Enter');
  await heading('Forgotten password');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(people.remi.email);
  await press('Enter');
  await heading('Check your e-mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(await mailbox.link(link));
  await heading('Choisissez un mot de passe');
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toBeFocused();
  await page.keyboard.type(chosen);
  await tabTo(page, page.getByRole('button', { name: 'Afficher le mot de passe' }));
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  await press('Enter');
  await heading(words.fr.signInHeading);
});

test('an unknown address is told the same', async ({ page }) => {
  const { open, heading } = journey(page);
  const stranger = 'personne@maison-aubrac.test';

  await open('/auth/forgotten-password');
  await page.getByLabel('Adresse e-mail').fill(stranger);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();

  await heading('Consultez votre messagerie');
  await expect(page.getByText(stranger)).toBeVisible();
});

for (const [path, name] of [
  ['/auth/legal/cgu', 'Conditions d’utilisation'],
  ['/auth/legal/rgpd', 'Protection des données'],
  ['/auth/legal/mentions', 'Mentions légales'],
  ['/auth/legal/traitement', 'Accord de traitement des données'],
] as const)
  test(`anybody may read ${path}`, async ({ page }) => {
    const { open, heading } = journey(page);
    await open('/auth/login');

    await page.getByRole('link', { name }).click();

    await heading(name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('region', { name })).toContainText('Mis à jour le');
    await inspect(page, path);
    await shoot(page, `10-${path.split('/').at(-1)}`);
  });
