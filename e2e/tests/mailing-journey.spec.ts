import type { Browser, Page } from '@playwright/test';
import { byWhat, type Hands } from '../support/hands';
import { inspect } from '../support/inspect';
import { send } from '../support/library';
import { mailboxOf } from '../support/mailbox';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { threeDaysLater } from '../support/threeDaysLater';

/** Thirty people of this run in a file, as a payroll program writes one; the last has no address. */
const thirtyLines = (run: string) => {
  const named = (place: number) => ['Paul', 'Rose'][place] ?? `Camille${place}`;
  const addressed = (name: string, place: number) => (place < 29 ? `${name.toLowerCase()}.${run}@exemple.test` : '');
  const lines = Array.from({ length: 30 }, (_, place) =>
    [`${run}-${place}`, `Garrigue${run}`, named(place), addressed(named(place), place), 'salle'].join(';'),
  );
  return {
    name: `saison-${run}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Matricule;NOM;Prénom;E-mail;Poste', ...lines].join('\n')),
  };
};

/** From a file to thirty cards, each step on its screen. */
const bringPeople = async (page: Page, { push }: Hands, run: string) => {
  await page.goto('/parametres/personnes/import');
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await push(page.getByLabel('Fichier de personnes'));
  await (await chooser).setFiles(thirtyLines(run));
  await push(page.getByRole('button', { name: 'Lire le fichier' }));
  await push(page.getByRole('button', { name: 'Lancer l’essai à blanc' }));
  await push(page.getByRole('button', { name: 'Importer 30 lignes sur 30' }));
  await expect(page.getByText(/Import terminé.*30 lignes enregistrées/)).toBeVisible();
};

/** From the list to a draft that was tested and launched. */
const launch = async (page: Page, { push, choose }: Hands, nature: string, count: number) => {
  await push(page.getByRole('link', { name: 'Nouvel envoi' }));
  await choose(page.getByRole('radio', { name: nature }));
  await push(page.getByRole('button', { name: 'Continuer vers le message' }));
  const recipients = page.getByRole('region', { name: 'Destinataires' });
  await expect(recipients).toContainText(new RegExp(`${count} personnes? recev`));
  const leave = page.getByRole('button', { name: /^Envoyer à/ });
  await expect(leave).toHaveAttribute('aria-disabled', 'true');
  await push(page.getByRole('button', { name: 'M’envoyer un essai' }));
  await expect(page.getByText('Essai envoyé')).toBeVisible({ timeout: 60_000 });
  await push(leave);
  await push(page.getByRole('alertdialog').getByRole('button', { name: /^Envoyer à/ }));
};

/** The provider says that a message came back. */
const comeBack = async (page: Page, mail: string) => {
  const [, secret = ''] = (process.env.LIVRETIER_MAIL_HOOKS ?? '').match(/brevo=(\S+)/) ?? [];
  const [, id = ''] = mail.match(/^Message-ID: <(.+)>/m) ?? [];
  const answer = await page.request.post('/hooks/mail/brevo', {
    headers: { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
    data: { event: 'hard_bounce', email: 'rose@exemple.test', 'message-id': `<${id}>`, ts_epoch: Date.now() },
  });
  expect(answer.status()).toBe(204);
};

/** From the link in a mail to the receipt, on a telephone. */
const acknowledge = async (browser: Browser, handsOf: (page: Page) => Hands, link: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const phone = await context.newPage();
  const { push, write } = handsOf(phone);
  await phone.goto(link);
  await push(phone.getByRole('link', { name: 'Commencer la lecture' }));
  await push(phone.getByRole('link', { name: /Votre séjour/ }));
  await push(phone.locator('a[rel=next]'));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('J’ai pris connaissance');
  await push(phone.getByRole('button', { name: 'Saisir mon nom à la place' }));
  await write(phone.getByLabel('Votre nom'), 'Paul Garrigue');
  await push(phone.getByRole('button', { name: 'J’ai pris connaissance' }));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('C’est enregistré');
  await context.close();
};

/** The personal link of a message, whose lines are broken and whose signs are quoted on their way. */
const linkIn = (mail = '') => {
  const said = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return said.match(/http:\/\/[^\s"<>]+\/l\/[^\s"<>]+/)?.[0] ?? '';
};

/** The booklet reminds by itself, three days after it was handed over. */
const switchRemindersOn = async (page: Page, { push, write, tick }: Hands, booklet: string) => {
  await page.goto(`/livrets/options/avance?livret=${booklet}`);
  const reminders = page.getByRole('region', { name: 'Relances' });
  await tick(reminders.getByRole('switch', { name: 'Relancer automatiquement' }));
  await write(reminders.getByLabel(/^1re relance/), '3');
  await push(page.getByRole('button', { name: 'Enregistrer' }));
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
};

/** Whoever has no address is left out, nobody is invited twice, and the way out of a mail leads somewhere. */
const lookAtRecipients = async (page: Page, hands: Hands, { booklet, mail }: { booklet: string; mail: string }) => {
  const { push, write } = hands;
  await push(page.getByRole('link', { name: /^Destinataires/ }));
  await write(page.getByRole('searchbox'), 'Camille29');
  await expect(page.getByRole('row', { name: /Camille29.*Sans e-mail/ })).toContainText('Écarté');
  await page.goto(`/livrets/options/emailing/create?livret=${booklet}`);
  await push(page.getByRole('button', { name: 'Continuer vers le message' }));
  await expect(page.getByRole('region', { name: 'Destinataires' })).toContainText('29 personnes déjà invitées');
  await expect(page.getByText('Personne ne recevrait ce message.')).toBeVisible();
  const [, unsubscribe = ''] = mail.match(/^List-Unsubscribe: <([^>]+)>/m) ?? [];
  await page.goto(unsubscribe);
  await inspect(page, 'no more mails');
};

/** An address is corrected on the card, and the message sent again from the list. */
const correctAndResend = async (page: Page, { push, write, pick }: Hands, run: string) => {
  await write(page.getByRole('searchbox'), 'Rose');
  const rose = page.getByRole('row', { name: /Rose/ });
  await expect(rose).toContainText('Rejeté');
  await push(rose.getByRole('button', { name: /^Corriger l’adresse de/ }));
  const card = page.getByRole('complementary', { name: `Rose Garrigue${run}` });
  await write(card.getByLabel('E-mail'), `rosa.${run}@exemple.test`);
  await push(card.getByRole('button', { name: 'Enregistrer' }));
  await expect(card.getByText(/Enregistré/)).toBeVisible();
  await page.goBack();
  const corrected = mailboxOf(`rosa.${run}@exemple.test`);
  await push(rose.getByRole('button', { name: /^Autres actions pour/ }));
  await pick(page.getByRole('menuitem', { name: 'Renvoyer' }));
  await expect(rose).toContainText('2e essai');
  await expect.poll(() => corrected.mails().length, { timeout: 30_000 }).toBe(1);
};

for (const [how, handsOf] of Object.entries(byWhat))
  test(`${how}: thirty people of a file are invited, one corrected and one reminded no more once they acknowledged`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const run = `r${Date.now()}`;
    const box = (name: string) => mailboxOf(`${name}.${run}@exemple.test`);
    const hands = handsOf(page);
    await enter(page, people.helene);
    const { id } = await publishedBooklet(page, `Livret ${run}`);
    await bringPeople(page, hands, run);
    await send(page, 'POST', `/api/booklets/${id}/participants`, { all_who: { search: run } });
    const first = { paul: box('paul'), rose: box('rose') };
    await page.goto(`/livrets/options/emailing?livret=${id}`);
    await launch(page, hands, 'Invitation', 29);
    await expect(page.getByText('Envoi terminé')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('progressbar', { name: /^Messages partis/ })).toHaveJSProperty('value', 29);
    const sent = page.url();
    for (const mails of [first.paul.mails(), first.rose.mails()]) expect(mails).toHaveLength(1);
    const [invitation = ''] = first.paul.mails();
    await lookAtRecipients(page, hands, { booklet: id, mail: invitation });

    await comeBack(page, first.rose.mails()[0] ?? '');
    await page.goto(sent);
    await hands.push(page.getByRole('link', { name: /^Destinataires/ }));
    await correctAndResend(page, hands, run);
    expect(first.rose.mails()).toHaveLength(1);

    await acknowledge(browser, handsOf, linkIn(invitation));

    await switchRemindersOn(page, hands, id);
    const again = { paul: box('paul'), rosa: box('rosa'), other: box('camille28') };
    threeDaysLater(id);
    await page.goto(`/livrets/options/emailing?livret=${id}`);
    await hands.push(page.getByRole('link', { name: /^Relance/ }));
    await expect(page.getByText('Envoi terminé')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('progressbar', { name: /^Messages partis/ })).toHaveJSProperty('value', 28);
    for (const reminded of [again.rosa, again.other]) expect(reminded.mails()).toHaveLength(1);
    expect(again.paul.mails()).toHaveLength(0);

    await send(page, 'POST', `/api/booklets/${id}/archive`);
  });
