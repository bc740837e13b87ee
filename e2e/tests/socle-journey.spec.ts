import type { Browser, Page } from '@playwright/test';
import { beside, chapters } from '../support/chapters';
import { newChapter, retire } from '../support/editor';
import { send } from '../support/library';
import { people } from '../support/people';
import { personalLink } from '../support/personalLink';
import { paragraph } from '../support/published';
import { publishNow } from '../support/publishing';
import { acknowledgeByBox, readThrough } from '../support/receipts';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { boardOf, waitingUpdates } from '../support/updates';

const first = 'Lavez-vous les mains en arrivant.';
const law = 'Lavez-vous les mains en arrivant, et après chaque livraison.';
const local = 'Lavez-vous les mains en arrivant, à l’évier de l’office.';

type Written = { id: string; revision: number; title: string };

/** The first page of a chapter or of a booklet says one thing, over and over. */
const rewrite = async (page: Page, pages: string, { id }: { id: string }, text: string) => {
  const { revision } = (await (await page.request.get(`${pages}/${id}`)).json()) as Written;
  await send(page, 'PUT', `${pages}/${id}`, {
    ...{ base_revision: revision, title: 'Se laver les mains', importance: 'mandatory' },
    document: { schema: 2, blocks: [paragraph(text)] },
  });
};

/** A chapter of the library in its first version; afterwards its booklets decide on what comes. */
const firstVersion = async (page: Page, title: string) => {
  const chapter = await newChapter(page, title);
  const at = `/api/library/chapters/${chapter}`;
  const { pages } = await (await page.request.get(`${at}/pages`)).json();
  await rewrite(page, `${at}/pages`, pages[0], first);
  const told = { reason: 'editorial', note: 'Première version.', update_policy: 'proposed' };
  await send(page, 'POST', `${at}/release`, told);
  return { chapter, change: (text: string) => rewrite(page, `${at}/pages`, pages[0], text) };
};

const bookletOf = async (page: Page, name: string, chapter: string) => {
  const made = await send(page, 'POST', '/api/booklets', { name, kind: 'customer', start: 'blank' });
  const { id } = (await made.json()) as { id: string };
  const at = `/api/booklets/${id}`;
  const { items } = await (await page.request.get('/api/booklets/sectors?kind=customer')).json();
  await send(page, 'PATCH', at, { sector: items[0].id });
  const outline = await (await send(page, 'POST', `${at}/chapters`, { chapter })).json();
  await send(page, 'POST', `${at}/finish`);
  const [chosen] = outline.chapters as { id: string; pages: { id: string }[] }[];
  return { id, at, name, chapter: chosen?.id, first: { id: chosen?.pages[0]?.id ?? '' } };
};

const signed = async (browser: Browser, link: string) => {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' })
  ).newPage();
  await phone.goto(link);
  await readThrough(phone);
  await acknowledgeByBox(phone);
  return phone;
};

test('a release for the law is adopted, its conflict decided, read by readers, and read again by those concerned', async ({
  page,
  browser,
}) => {
  test.slow();
  const run = `S${Date.now()}`;
  const library = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await enter(library, people.paul);
  const { chapter, change } = await firstVersion(library, `Les mains ${run}`);

  await enter(page, people.helene);
  const [read, ...others] = [
    await bookletOf(page, `Livret lu ${run}`, chapter),
    await bookletOf(page, `Livret du bar ${run}`, chapter),
    await bookletOf(page, `Livret des étages ${run}`, chapter),
  ] as const;
  await rewrite(page, `${read.at}/pages`, read.first, local);
  await send(page, 'PUT', `${read.at}/pages/${read.first.id}/conditions`, { jobs: [`Cuisine ${run}`] });
  const everybody = await (
    await send(page, 'POST', `${read.at}/pages`, { chapter: read.chapter, title: 'Le planning' })
  ).json();
  await rewrite(page, `${read.at}/pages`, everybody, 'Il est affiché le lundi.');
  await publishNow(page, read.id, 'Première version');
  const someone = (first_name: string, job: string) =>
    personalLink(page, read.id, { first_name, last_name: `${first_name}${run}`, job: `${job} ${run}` });
  const [cook, waiter] = [await someone('Lina', 'Cuisine'), await someone('Noé', 'Salle')];
  const [ofCook, ofWaiter] = [await signed(browser, cook.link), await signed(browser, waiter.link)];

  /* The library: one edit, because the law changed. */
  await change(law);
  await library.goto(`${chapters}/${chapter}`);
  await library.getByRole('button', { name: 'Publier la version 2' }).click();
  const release = beside(library, 'Publier la version 2');
  await release.getByRole('radio', { name: 'Légal' }).check({ force: true });
  await release.getByLabel('Note').fill('La règle vaut aussi après chaque livraison.');
  await release.getByLabel(/^Référence/).fill('Règlement (CE) n° 852/2004');
  await release.getByRole('button', { name: 'Publier la version 2' }).click();
  await expect(release).toHaveCount(0);

  /* The company: what nobody touched at once, what was rewritten by a person. */
  const waiting = async () => (await waitingUpdates(page)).filter(({ booklet }) => booklet.name.endsWith(run));
  await expect.poll(async () => (await waiting()).length, { timeout: 90_000 }).toBe(3);
  const [line] = await waiting();
  if (!line) throw new Error('The release reached no booklet.');
  await page.goto(boardOf(line));
  await page.getByRole('button', { name: 'Adopter dans 2 livrets' }).click();
  const results = page.getByRole('region', { name: 'Résultat' });
  await expect(results.getByText('Fait', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole('link', { name: `Examiner la mise à jour de ${read.name}` }).click();
  await page.getByRole('radio', { name: /^Prendre le socle/ }).check();
  await page.getByRole('button', { name: 'Valider ce bloc' }).click();
  await page.getByRole('button', { name: 'Terminer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Mise à jour adoptée/ })).toBeVisible();
  expect(await waiting()).toEqual([]);

  /* Its readers have it, and only whom the page concerns reads it again. */
  await send(page, 'POST', `${read.at}/publications`, {
    note: 'La règle vaut aussi après chaque livraison.',
    scopes: { [read.first.id]: 'to_reread' },
  });
  await expect(async () => {
    await ofCook.goto(cook.link);
    await expect(ofCook.getByText('1 page à relire')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await ofCook.locator('[data-said=start]').click();
  await expect(ofCook.locator('ins').first()).toContainText('après chaque livraison');
  await ofWaiter.goto(waiter.link);
  await expect(ofWaiter.getByText('Vous êtes Noé')).toBeVisible();
  await expect(ofWaiter.getByText('à relire')).toHaveCount(0);
  await page.goto(`/livrets/options/participants?livret=${read.id}`);
  await expect(page.getByRole('row', { name: new RegExp(`Lina${run}`) })).toContainText('À relire');
  await expect(page.getByRole('row', { name: new RegExp(`Noé${run}`) })).not.toContainText('À relire');

  for (const { at } of [read, ...others]) await send(page, 'POST', `${at}/archive`);
  await retire(library, chapter);
});
