import { journey } from '../support/journey';
import { mailboxOf } from '../support/mailbox';
import { people } from '../support/people';
import { comeHome } from '../support/session';
import { expect, test } from '../support/test';
import { codeApp } from '../support/totp';

const chosen = 'sept-oies-traversent-le-pont';
const letter = /http[^\s"]+\/auth\/invitation\?token=[\da-f-]+/;

test('somebody is invited by letter, accepts, takes a second factor, accepts the terms, and is at home', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `rose.${Date.now()}@atelier-horizon.test`;
  const mailbox = mailboxOf(email);
  await comeHome(page, people.ines);
  await page.goto('/parametres/utilisateurs/create');
  const form = page.getByRole('complementary', { name: 'Inviter quelqu’un' });
  await form.getByLabel('Prénom').fill('Rose');
  await form.getByLabel('Nom', { exact: true }).fill('Delpech');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByRole('combobox', { name: 'Entreprise' }).fill('Atelier');
  await page.getByRole('option', { name: 'Atelier Horizon' }).click();
  await form.getByLabel('Rôle', { exact: true }).selectOption({ label: 'Administration' });
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(`L’invitation est partie pour ${email}.`).first()).toBeVisible();

  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { heading, acceptTerms } = journey(theirs);
  await theirs.goto(await mailbox.link(letter));
  await heading('Bienvenue, Rose');
  await theirs.getByLabel('Mot de passe', { exact: true }).fill(chosen);
  await theirs.getByRole('button', { name: 'Ouvrir mon compte' }).click();

  await expect(theirs).toHaveURL(/\/auth\/second-factor/);
  await theirs.getByLabel('Mot de passe actuel', { exact: true }).fill(chosen);
  await theirs.getByRole('button', { name: 'Commencer' }).click();
  const app = codeApp((await theirs.locator('code').textContent()) ?? '');
  await theirs.getByLabel('Code à 6 chiffres').fill(await app.next());
  await theirs.getByRole('button', { name: 'Vérifier et activer' }).click();
  await theirs.getByRole('button', { name: 'J’ai rangé mes codes' }).click();

  await acceptTerms();
  await heading('Bonjour Rose');
  await theirs.context().close();
});
