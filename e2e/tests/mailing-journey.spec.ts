import type { Browser, Locator, Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { keyboardOf } from '../support/keyboard';
import { send } from '../support/library';
import { mailboxOf } from '../support/mailbox';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { threeDaysLater } from '../support/threeDaysLater';

/** What a person does with a screen, whatever they do it with. */
type Hands = {
  push: (control: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
};

const pointer = (): Hands => ({
  push: (control) => control.click(),
  choose: (radio) => radio.check({ force: true }),
});

const keyboard = (page: Page): Hands => {
  const keys = keyboardOf(page);
  return { push: (control) => keys.push(control), choose: (radio) => keys.choose(radio) };
};

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
const bringPeople = async (page: Page, run: string) => {
  await page.goto('/parametres/personnes/import');
  await page.getByLabel('Fichier de personnes').setInputFiles(thirtyLines(run));
  await page.getByRole('button', { name: 'Lire le fichier' }).click();
  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  await page.getByRole('button', { name: 'Importer 30 lignes sur 30' }).click();
  await expect(page.getByText(/Import terminé.*30 lignes enregistrées/)).toBeVisible();
};

/** Three people of this run, of whom one has no address. */
const participants = async (page: Page, booklet: string, run: string) => {
  const add = async (first_name: string, email: string) => {
    const answer = await send(page, 'POST', '/api/people', { first_name, last_name: `Garrigue${run}`, email });
    return ((await answer.json()) as { id: string }).id;
  };
  const made = [
    await add('Paul', `paul.${run}@exemple.test`),
    await add('Rose', `rose.${run}@exemple.test`),
    await add('Yann', ''),
  ];
  await send(page, 'POST', `/api/booklets/${booklet}/participants`, { people: made });
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

test('A11Y3: by keys alone an invitation is tested, launched and sent once each, and nobody is invited twice', async ({
  page,
}) => {
  test.slow();
  const run = `m${Date.now()}`;
  const hands = keyboard(page);
  await enter(page, people.helene);
  const { id } = await publishedBooklet(page, `Livret ${run}`);
  await participants(page, id, run);
  const boxes = ['paul', 'rose'].map((name) => mailboxOf(`${name}.${run}@exemple.test`));
  await page.goto(`/livrets/options/emailing?livret=${id}`);

  await launch(page, hands, 'Invitation', 2);

  await expect(page.getByText('Envoi terminé')).toBeVisible({ timeout: 60_000 });
  await hands.push(page.getByRole('link', { name: /^Destinataires/ }));
  await expect(page.getByRole('row', { name: /Yann.*Sans e-mail/ })).toContainText('Écarté');
  for (const box of boxes) expect(box.mails()).toHaveLength(1);
  await page.goto(`/livrets/options/emailing/create?livret=${id}`);
  await hands.push(page.getByRole('button', { name: 'Continuer vers le message' }));
  await expect(page.getByRole('region', { name: 'Destinataires' })).toContainText('2 personnes déjà invitées');
  await expect(page.getByText('Personne ne recevrait ce message.')).toBeVisible();
  const [, unsubscribe = ''] = boxes[0]?.mails()[0]?.match(/^List-Unsubscribe: <([^>]+)>/m) ?? [];
  await page.goto(unsubscribe);
  await inspect(page, 'no more mails');

  await send(page, 'POST', `/api/booklets/${id}/archive`);
});

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
const acknowledge = async (browser: Browser, link: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByRole('link', { name: 'Commencer la lecture' }).click();
  await phone.getByRole('link', { name: /Votre séjour/ }).click();
  await phone.locator('a[rel=next]').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('J’ai pris connaissance');
  await phone.getByRole('button', { name: 'Saisir mon nom à la place' }).click();
  await phone.getByLabel('Votre nom').fill('Paul Garrigue');
  await phone.getByRole('button', { name: 'J’ai pris connaissance' }).click();
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
const switchRemindersOn = async (page: Page, booklet: string) => {
  await page.goto(`/livrets/options/avance?livret=${booklet}`);
  const reminders = page.getByRole('region', { name: 'Relances' });
  await reminders.getByRole('switch', { name: 'Relancer automatiquement' }).check({ force: true });
  await reminders.getByLabel(/^1re relance/).fill('3');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
};

test('thirty people of a file are invited, one corrected and one reminded no more once they acknowledged', async ({
  page,
  browser,
}) => {
  test.slow();
  const run = `r${Date.now()}`;
  const box = (name: string) => mailboxOf(`${name}.${run}@exemple.test`);
  await enter(page, people.helene);
  const { id } = await publishedBooklet(page, `Livret ${run}`);
  await bringPeople(page, run);
  await send(page, 'POST', `/api/booklets/${id}/participants`, { all_who: { search: run } });
  const first = { paul: box('paul'), rose: box('rose') };
  await page.goto(`/livrets/options/emailing?livret=${id}`);
  await launch(page, pointer(), 'Invitation', 29);
  await expect(page.getByText('Envoi terminé')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar', { name: /^Messages partis/ })).toHaveJSProperty('value', 29);

  await comeBack(page, first.rose.mails()[0] ?? '');
  await page.getByRole('link', { name: /^Destinataires/ }).click();
  await page.getByRole('searchbox').fill('Rose');
  const rose = page.getByRole('row', { name: /Rose/ });
  await expect(rose).toContainText('Rejeté');
  await rose.getByRole('button', { name: /^Corriger l’adresse de/ }).click();
  const card = page.getByRole('complementary', { name: `Rose Garrigue${run}` });
  await card.getByLabel('E-mail').fill(`rosa.${run}@exemple.test`);
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(card.getByText(/Enregistré/)).toBeVisible();
  await page.goBack();
  const corrected = box('rosa');
  await rose.getByRole('button', { name: /^Autres actions pour/ }).click();
  await page.getByRole('menuitem', { name: 'Renvoyer' }).click();
  await expect(rose).toContainText('2e essai');
  await expect.poll(() => corrected.mails().length, { timeout: 30_000 }).toBe(1);
  expect(first.rose.mails()).toHaveLength(1);

  await acknowledge(browser, linkIn(first.paul.mails()[0]));

  await switchRemindersOn(page, id);
  const again = { paul: box('paul'), rosa: box('rosa'), other: box('camille28') };
  threeDaysLater(id);
  await page.goto(`/livrets/options/emailing?livret=${id}`);
  await page.getByRole('link', { name: /^Relance/ }).click();
  await expect(page.getByText('Envoi terminé')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar', { name: /^Messages partis/ })).toHaveJSProperty('value', 28);
  for (const reminded of [again.rosa, again.other]) expect(reminded.mails()).toHaveLength(1);
  expect(again.paul.mails()).toHaveLength(0);

  await send(page, 'POST', `/api/booklets/${id}/archive`);
});
