import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { mailboxOf } from '../support/mailbox';
import { type Person, people } from '../support/people';
import { shoot } from '../support/screens';
import { comeHome, enter } from '../support/session';
import { expect, test } from '../support/test';

const list = '/parametres/utilisateurs';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const awaited = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: /Invit(é|ed)/ });
const sheet = (page: Page, name: string) => page.getByRole('complementary', { name });
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Somebody of their own for each run: the demo keeps its people. */
const somebody = () => {
  const email = `awa.${Date.now()}.${Math.floor(Math.random() * 1e6)}@maison-aubrac.test`;
  return { name: 'Awa Diallo', email };
};

const invite = async (page: Page, person: Person, role: string) => {
  const mailbox = mailboxOf(person.email);
  await page.getByRole('button', { name: 'Inviter' }).click();
  await expect(page).toHaveURL(`${list}/create`);
  const form = sheet(page, 'Inviter quelqu’un');
  await form.getByLabel('Prénom').fill('Awa');
  await form.getByLabel('Nom', { exact: true }).fill('Diallo');
  await form.getByLabel('Adresse e-mail').fill(person.email);
  await form.getByLabel('Rôle', { exact: true }).selectOption({ label: role });
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await said(page, `L’invitation est partie pour ${person.email}.`);
  await expect(page).toHaveURL(list);
  return mailbox.link(link);
};

const link = /http[^\s"]+\/auth\/invitation\?token=[\da-f-]+/;

const inEnglish = (address: string) => address.replace('/auth/', '/en-GB/auth/');

const accept = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue, Awa' })).toBeVisible();
  await expect(page).toHaveURL('/auth/invitation');
  await inspect(page, 'invitation');
  await page.getByLabel('Mot de passe', { exact: true }).fill('sept-oies-traversent-le-pont');
  await page.getByRole('button', { name: 'Ouvrir mon compte' }).click();
};

test('Agathe invites somebody, who chooses a password, meets the terms, and is out when she suspends them', async ({
  page,
  browser,
}) => {
  const awa = somebody();
  await comeHome(page, people.agathe);
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Utilisateurs' })
    .click();
  await expect(page).toHaveTitle('Utilisateurs | Livretier');
  const address = await invite(page, awa, 'Rédaction');
  await expect(awaited(page, awa.email)).toContainText('Invité');
  await expect(awaited(page, awa.email)).toContainText(/expire le \d+/);
  await expect(row(page, awa.email)).toHaveCount(0);

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await accept(theirs, address);
  const { acceptTerms, heading } = journey(theirs);
  await acceptTerms();
  await heading('Bonjour Awa');
  await theirs.getByRole('button', { name: awa.name }).click();
  const again = await browser.newContext();
  const late = await again.newPage();
  await late.goto(address);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Cette invitation n’est plus valable');
  await inspect(late, 'invitation, dead');
  await late.goto(inEnglish(address));
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer valid');
  await inspect(late, 'invitation, dead, in English');

  await page.reload();
  await row(page, awa.email).getByRole('button').click();
  await sheet(page, awa.name).getByRole('button', { name: 'Suspendre le compte' }).click();
  const question = page.getByRole('alertdialog', { name: 'Suspendre le compte de Awa Diallo' });
  await expect(question).toContainText(awa.email);
  await question.getByRole('button', { name: 'Suspendre' }).click();
  await said(page, 'Le compte est suspendu et ses sessions sont fermées.');
  await expect(row(page, awa.email)).toContainText('Suspendu');

  await theirs.getByRole('menuitem', { name: 'Mon compte' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Bon retour' })).toBeVisible();
  await expect(theirs).toHaveURL('/auth/login');

  await sheet(page, awa.name).getByRole('button', { name: 'Supprimer le compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await said(page, 'Le compte est supprimé et ses données personnelles sont effacées.');
  await expect(row(page, awa.email)).toHaveCount(0);
  await elsewhere.close();
  await again.close();
});

test('Agathe invites somebody of another company, who accepts at home; before, she sees an address', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  await enter(page, people.agathe);
  await page.goto(list);
  const address = await invite(page, people.fatou, 'Rédaction');
  await expect(awaited(page, people.fatou.email)).toContainText('Awa Diallo');
  await expect(page.getByText(people.fatou.name)).toHaveCount(0);

  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Clinique des Tilleuls vous invite');
  await inspect(theirs, 'invitation of somebody who has an account');
  await comeHome(theirs, people.fatou);
  await inspect(theirs, 'home with an invitation');
  await theirs.getByRole('button', { name: 'Accepter l’invitation de Clinique des Tilleuls' }).click();
  await said(theirs, 'Vous faites maintenant partie de Clinique des Tilleuls.');

  await page.goto(`${list}?recherche=${encodeURIComponent(people.fatou.email)}`);
  await row(page, people.fatou.email).getByRole('button').click();
  await sheet(page, people.fatou.name).getByRole('button', { name: 'Retirer de l’entreprise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(row(page, people.fatou.email)).toHaveCount(0);
  await theirs.context().close();
});

test('Nadia finds, filters and changes people without a pointer', async ({ page }) => {
  await enter(page, people.nadia);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(list);
  await page.getByRole('searchbox', { name: 'Nom ou adresse' }).focus();
  await page.keyboard.type('odile valad');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(page).toHaveURL(/recherche=odile/);

  await row(page, 'Odile Valadier').getByRole('button').focus();
  await press('Enter');
  await expect(sheet(page, 'Odile Valadier').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByLabel('Dernier jour', { exact: true })).toHaveValue(/\d\d\/\d\d\/\d{4}/);
  await press('Escape');
  await expect(page).toHaveURL(/utilisateurs\?recherche=odile/);
  await expect(row(page, 'Odile Valadier').getByRole('button')).toBeFocused();

  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByRole('button', { name: /^Statut/ }).focus();
  await press('Enter');
  await page.getByRole('menuitemradio', { name: 'Suspendu' }).press('Enter');
  await expect(row(page, 'Sylvie Costes')).toBeVisible();
  await expect(page).toHaveURL(/statut=suspended/);
  await expect(row(page, 'Camille Vidal')).toHaveCount(0);
});

test('what was written is not lost by leaving, and nobody changes themselves', async ({ page }) => {
  await enter(page, people.agathe);
  await page.goto(list);
  await row(page, 'Ewa Nowak').getByRole('button').click();
  await sheet(page, 'Ewa Nowak').getByLabel('Prénom').fill('Ewa-Maria');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click();
  await expect(sheet(page, 'Ewa Nowak').getByLabel('Prénom')).toHaveValue('Ewa-Maria');
  await sheet(page, 'Ewa Nowak').getByRole('button', { name: 'Annuler' }).click();

  await page.goto(list);
  await row(page, 'Agathe Perrin').getByRole('button').click();
  await expect(sheet(page, 'Agathe Perrin')).toContainText('Vous pouvez consulter ce compte, pas le modifier.');
  await expect(sheet(page, 'Agathe Perrin').getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
});

test('Inès sees every company; Margaux, who manages booklets, sees nobody', async ({ page, browser }) => {
  await enter(page, people.ines);
  await page.goto(`${list}?recherche=nadia+ferriere`);
  await expect(row(page, 'Nadia Ferrière')).toContainText('et une autre entreprise');
  await page.getByRole('button', { name: /^Entreprise/ }).click();
  await page.getByRole('menuitemradio', { name: 'Clinique des Tilleuls' }).click();
  await expect(page).toHaveURL(/entreprise=/);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await comeHome(theirs, people.margaux);
  await expect(theirs.getByRole('link', { name: 'Utilisateurs' })).toHaveCount(0);
  await theirs.goto(list);
  await expect(theirs.getByRole('alert')).toContainText('Accès réservé');
  await other.close();
});

for (const language of ['fr', 'en'] as const)
  test(`A11Y1: the list, the sheet and the invitation are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, language === 'fr' ? people.ines : people.helene);
    const prefix = language === 'fr' ? '' : '/en-GB';
    await page.goto(`${prefix}${list}?recherche=maison`);
    await row(page, 'Julien Delmas').waitFor();
    await awaited(page, 'João Pinto').waitFor();
    await inspect(page, `people, ${language}`);
    if (language === 'fr') await shoot(page, '37-utilisateurs');
    await row(page, 'Julien Delmas').getByRole('button').click();
    await page.getByRole('heading', { level: 2, name: 'Julien Delmas' }).waitFor();
    await page.getByRole('heading', { level: 3 }).waitFor();
    await inspect(page, `people, sheet, ${language}`);
    if (language === 'fr') await shoot(page, '37-utilisateurs-fiche');
    await page.getByRole('button', { name: language === 'fr' ? 'Tout le tableau' : 'The whole table' }).click();
    await page.getByRole('dialog').waitFor();
    await inspect(page, `people, roles, ${language}`);
    await page.goto(`${prefix}${list}/create`);
    await page.getByRole('button', { name: language === 'fr' ? 'Envoyer' : 'Send', exact: true }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await inspect(page, `people, invitation, ${language}`);
  });
