import type { Page } from '@playwright/test';
import { askAtDoor, firstPage, questionsOf } from '../support/asking';
import { note } from '../support/figures';
import { guard } from '../support/guard';
import { hostileTexts } from '../support/hostileTexts';
import { inspect } from '../support/inspect';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet, sentence } from '../support/published';
import { publishNow, putAway, smallBooklet } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const QUESTION = 'Peut-on descendre en peignoir\u202f?';
const ANSWER = 'Oui, jusqu’à neuf heures.';

const one = (page: Page) => page.getByRole('region', { name: 'Question', exact: true });

/** The page that says the sentence, in the version online; the cover would resume where one was. */
const openPage = async (reader: Page, address: string) => {
  const { editions } = await (await reader.request.get(`${address}/version.json`)).json();
  await reader.goto(`${address}/${editions['fr-FR']}/c1/p1.html`);
  await expect(reader.getByText(sentence)).toBeVisible();
};

/** Only administrators put a booklet away. */
const archive = async (page: Page, booklet: string) => {
  await enter(page, people.camille);
  await send(page, 'POST', `/api/booklets/${booklet}/archive`);
};

const openSheet = (reader: Page) => reader.getByRole('button', { name: 'Poser une question', exact: true }).click();

test('a reader asks without a network, Julien answers under the page, and the next version says it', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, people.julien);
  const { id, address } = await publishedBooklet(page, `Séjour des questions ${Date.now()}`);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const reader = await phone.newPage();
  await openPage(reader, address);
  const sheet = reader.getByRole('dialog');
  /* The sheet is fetched when it is first wanted. */
  await openSheet(reader);
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await phone.setOffline(true);
  await openSheet(reader);
  await sheet.getByLabel('Votre question').fill(QUESTION);
  await sheet.getByRole('button', { name: 'Envoyer ma question' }).click();
  await expect(sheet.getByText(/^Votre question est gardée sur cet appareil/)).toBeVisible();
  const open = async () => (await (await page.request.get(`/api/booklets/${id}/questions`)).json()).counts.open;
  expect(await open()).toBe(0);

  await phone.setOffline(false);
  await reader.reload();
  await expect.poll(open).toBe(1);

  await page.goto(`/livrets/options/participants?livret=${id}`);
  await page.getByRole('radio', { name: /^Questions/ }).check({ force: true });
  await expect(one(page).getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(one(page).getByText('N’a laissé ni nom ni adresse.')).toBeVisible();
  await expect(one(page).getByText(sentence)).toBeVisible();
  await expect(one(page).getByRole('checkbox', { name: /sous la page/ })).toBeChecked();
  await one(page).getByLabel('Votre réponse').fill(ANSWER);
  await one(page).getByRole('button', { name: 'Répondre' }).click();
  await expect(one(page).getByText(/à partir de la publication suivante/)).toBeVisible();
  await expect(page.getByText('Modifications non publiées')).toBeVisible();

  await openPage(reader, address);
  await expect(reader.getByText('Questions fréquentes')).toHaveCount(0);
  await publishNow(page, id, 'Une réponse');
  await expect(async () => {
    await openPage(reader, address);
    await expect(reader.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await reader.getByText(QUESTION).click();
  await expect(reader.getByText(ANSWER)).toBeVisible();
  await phone.close();
  await archive(page, id);
});

test('A11Y1: the questions of readers are readable by everybody', async ({ page }) => {
  test.slow();
  await enter(page, people.julien);
  const { id, address } = await publishedBooklet(page, `Questions lisibles ${Date.now()}`);
  await page.goto(questionsOf(id));
  await page.getByRole('heading', { name: 'Aucune question pour le moment' }).waitFor();
  await inspect(page, 'nothing asked');

  const about = await firstPage(page, id);
  await askAtDoor(page, address, about, { text: QUESTION, reply_to: 'quelqu.un@exemple.test' });
  await askAtDoor(page, address, about, { kind: 'unclear', text: 'À quelle heure exactement\u202f?' });
  const { items } = await (await page.request.get(`/api/booklets/${id}/questions`)).json();
  for (const prefix of ['', '/en-GB']) {
    await page.goto(`${prefix}${questionsOf(id)}&question=${items[0].id}`);
    await page.getByRole('textbox', { name: /Votre réponse|Your answer/ }).waitFor();
    await inspect(page, `a question ${prefix}`);
  }
  await page.goto(`${questionsOf(id)}&question=${items[0].id}`);
  await page.getByRole('button', { name: 'Transférer…' }).click();
  await page.getByRole('dialog').getByLabel('À qui').waitFor();
  await inspect(page, 'handing it to somebody');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clore…' }).click();
  await page.getByRole('dialog').getByLabel('Motif').fill('En double');
  await page.getByRole('button', { name: 'Clore la question' }).click();
  await page.getByRole('heading', { name: 'Close sans réponse' }).waitFor();
  await inspect(page, 'closed');
  await archive(page, id);
});

/** In the place of what was asked: as many questions as texts are hostile, each in all that a reader and a manager write. */
const tellHostile = async (page: Page, booklet: string) => {
  const idOf = (place: number) => `01a00000-0000-7000-8000-${String(place).padStart(12, '0')}`;
  const told = hostileTexts.map((text, place) => ({
    ...{ id: idOf(place), kind: 'question', text, locale: 'fr-FR', version: '1.0', block: text, quoted: text },
    page: { id: idOf(place), title: text, chapter: text },
    since: { day: '2027-03-15', half: 'morning' },
    ...{ working_days: 1, overdue: false, published: false, erased: false },
    from: { kind: 'participant', name: text, job: text, can_be_mailed: true },
    assigned_to: { id: idOf(place), name: text },
    ...{ status: 'transferred', answer: null, answered_by: null, answered_on: null, reason: null },
  }));
  const answer = { items: told, next: null, counts: { open: told.length, answered: 0 }, texts: true, may_answer: true };
  const others = told.map(({ id, text }) => ({ id, text, answer: text, answered_on: '2027-03-15' }));
  const blocks = hostileTexts.map((text, place) => ({
    ...{ id: `p${place}`, type: 'paragraph', props: {} },
    text: [{ type: 'text', text }],
  }));
  const opened = { ...told[0], page_blocks: { schema: 2, blocks }, page_values: {}, answered_on_page: others };
  const ended = { status: 'answered', answered_by: hostileTexts[5], answered_on: '2027-03-16' };
  const at = `**/api/booklets/${booklet}/questions`;
  await page.route(`${at}?*`, (route) => route.fulfill({ json: answer }));
  await page.route(`${at}/*`, (route) => route.fulfill({ json: opened }));
  await page.route(`${at}/*/answer`, (route) =>
    route.fulfill({ json: { ...opened, ...ended, answer: route.request().postDataJSON().answer } }),
  );
};

test('COM7: a hostile question and a hostile answer stay texts', async ({ page }) => {
  test.slow();
  const faults = await guard(page);
  await enter(page, people.camille);
  const { id } = await smallBooklet(page, `Questions hostiles ${Date.now()}`);
  await tellHostile(page, id);
  await page.goto(questionsOf(id));
  const list = page.getByRole('list', { name: 'Questions', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(hostileTexts.length);
  await expect(one(page).getByRole('heading', { name: 'Déjà répondu sur cette page' })).toBeVisible();
  await expect(one(page).getByRole('listitem')).toHaveCount(hostileTexts.length);
  await one(page).getByLabel('Votre réponse').fill(hostileTexts.join('\n').slice(0, 4000));
  await one(page).getByRole('button', { name: 'Répondre' }).click();
  await expect(one(page).getByRole('heading', { name: 'Réponse' })).toBeVisible();

  note({
    goal_name: 'COM7',
    what: 'hostile texts through the screen of readers’ questions',
    measured: `${hostileTexts.length} texts, ${faults.length} executions or policy reports`,
    goal: '300 texts, 0',
    met: hostileTexts.length >= 300 && faults.length === 0,
  });
  expect(faults).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await putAway(page, id);
});
