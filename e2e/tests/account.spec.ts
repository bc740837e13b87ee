import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { mailboxOf } from '../support/mailbox';
import { password, people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';

const chosen = 'sept-oies-traversent-le-pont';
const link = /http\S*\/auth\/email\?token=\S+/;

test('Bastien changes his password, closes a device, and moves to another address', async ({
  page,
  browser,
  baseURL,
}) => {
  const { open, heading, signIn } = journey(page);
  const { bastien } = people;
  const phone = await browser.newPage({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await enter(phone, bastien);
  await phone.goto('/home');
  await journey(phone).heading('Bonjour Bastien');
  await enter(page, bastien);

  await open('/compte');
  await heading('Mon compte');
  await expect(page.getByText('Personne n’a agi en votre nom.')).toBeVisible();
  await expect(page.getByText('Safari sur iPhone')).toBeVisible();
  await inspect(page, 'account');
  await shoot(page, '39-account');

  await test.step('a closed device is at the door with its next click', async () => {
    await page.getByRole('button', { name: 'Fermer Safari sur iPhone' }).click();
    await expect(page.getByText('Cet appareil est déconnecté.')).toBeVisible();
    await expect(page.getByText('Safari sur iPhone')).toBeHidden();
    await phone.getByRole('button', { name: bastien.name }).click();
    await phone.getByRole('menuitem', { name: 'Mon compte' }).click();
    await journey(phone).heading('Bon retour');
    await phone.close();
  });

  await test.step('another password, with the keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Changer le mot de passe' }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('complementary', { name: 'Changer le mot de passe' });
    await expect(sheet).toBeVisible();
    await inspect(page, 'account, password');
    await shoot(page, '39-account-password');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill('pas celui-ci');
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible();
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
    await expect(page.getByText(/Changé le .* 12 caractères/)).toBeVisible();
  });

  const another = `bastien.${Date.now()}@atelier-horizon.test`;
  await test.step('another address, through the link of the mail', async () => {
    const [there, here] = [mailboxOf(another), mailboxOf(bastien.email)];
    await page.getByRole('button', { name: 'Changer l’adresse e-mail' }).click();
    await page.getByLabel('Nouvelle adresse e-mail').fill(another);
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(page.getByRole('heading', { name: `Consultez la messagerie de ${another}` })).toBeVisible();
    await inspect(page, 'account, address asked for');
    const address = await there.link(link);
    expect(new URL(address).origin).toBe(baseURL);
    await expect.poll(() => here.mails().length).toBeGreaterThan(0);

    await page.goto(address);
    await heading('Confirmez votre nouvelle adresse');
    await expect(page, 'the token is not left in the bar').toHaveURL('/auth/email');
    await inspect(page, 'new address');
    await shoot(page, '39-new-address');
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await heading('Votre adresse est changée');
    await page.getByRole('link', { name: 'Continuer' }).click();
    await heading('Bonjour Bastien');

    await page.goto(address);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await heading('Ce lien n’est plus valable');
  });

  await test.step('and signs in with both', async () => {
    await open('/home');
    await journey(page).signOut(bastien);
    await signIn({ ...bastien, email: another }, chosen);
    await heading('Bonjour Bastien');
  });

  await test.step('then goes back to the address of the demonstration', async () => {
    const mailbox = mailboxOf(bastien.email);
    await open('/compte');
    await page.getByRole('button', { name: 'Changer l’adresse e-mail' }).click();
    await page.getByLabel('Nouvelle adresse e-mail').fill(bastien.email);
    await page.getByLabel('Mot de passe actuel', { exact: true }).fill(chosen);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.goto(await mailbox.link(link));
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await heading('Votre adresse est changée');
  });
});

test('Gaëlle takes her data with her, in English', async ({ page }) => {
  await enter(page, people.gaelle);
  await page.goto('/en-GB/compte');
  await journey(page).heading('My account');
  await expect(page.getByText('Nobody acted in your name.')).toBeVisible();
  await inspect(page, 'account in English');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toMatch(/^livretier-my-data-\d{4}-\d\d-\d\d\.json$/);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).account.email).toBe(people.gaelle.email);
});
