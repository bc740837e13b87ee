import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { expect, type PublishedBooklet, test } from '../support/edge/readers';
import { overflowing } from '../support/overflow';

const telephone = { viewport: { width: 390, height: 844 }, locale: 'fr-FR' };
const UNCLEAR = 'Je n’ai pas compris';
const ASK = 'Poser une question';

const sheet = (page: Page) => page.getByRole('dialog');

/** From the cover to the page that asks a question; the cover itself would resume where one was. */
const openHands = async (page: Page, { address }: Pick<PublishedBooklet, 'address'>) => {
  await page.goto(address);
  const { editions } = await (await page.request.get(`${address}version.json`)).json();
  await page.goto(`${address}${editions['fr-FR']}/c3/p2.html`);
  await expect(page.getByText('Page 2 sur 5')).toBeVisible();
};

const answerWrongly = async (page: Page) => {
  await page.getByText('Je mets des gants').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
};

const ask = async (page: Page, words: string) => {
  await page.getByRole('button', { name: ASK, exact: true }).click();
  await sheet(page).getByLabel('Votre question').fill(words);
  await sheet(page).getByRole('button', { name: 'Envoyer ma question' }).click();
};

/** Whatever could name somebody again: what is long enough, of all that was told and asked. */
const idsIn = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(/[\w-]{16,}/g) ?? []));

/** Somebody reads, answers wrongly, did not understand, and asks. */
const readOnce = async (browser: Browser, published: PublishedBooklet) => {
  const context = await browser.newContext(telephone);
  const page = await context.newPage();
  const before = { told: published.told().length, asked: published.asked().length };
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openHands(page, published);
  await answerWrongly(page);
  await page.getByRole('button', { name: UNCLEAR }).click();
  await expect(sheet(page).getByText('C’est noté, sans votre nom.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Continuer sans rien ajouter' }).click();
  await ask(page, 'Avec le gant de plonge aussi ?');
  await expect(sheet(page).getByText('Votre question est partie.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Page 3 sur 5')).toBeVisible();
  const told = () => published.told().slice(before.told);
  await page.goto('about:blank');
  await expect.poll(() => told().some(({ query }) => query.includes('.umains'))).toBe(true);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  const asked = published.asked().slice(before.asked);
  expect(asked.map(({ form }) => Object.keys(form).toSorted())).toEqual([
    ['bundle', 'by', 'id', 'kind', 'page', 'text'],
  ]);
  for (const { headers } of [...told(), ...asked]) expect(headers.cookie).toBeUndefined();
  return { origins, said: [...told().map(({ query }) => query), ...asked.flatMap(({ form }) => Object.values(form))] };
};

test('COM1: a whole reading with answers tells nobody else, and nothing names its reader again', async ({
  browser,
  published,
}) => {
  const one = await readOnce(browser, published);
  const other = await readOnce(browser, published);

  const own = new Set([new URL(published.address).origin]);
  expect([one.origins, other.origins]).toEqual([own, own]);
  const bundle = published.asked()[0]?.form.bundle ?? '';
  const again = [...idsIn(one.said)].filter((id) => idsIn(other.said).has(id));
  expect(again).toEqual([bundle]);
});

test('COM3: a wrong answer shows its passage, with the way to its place', async ({ page, published }) => {
  await openHands(page, published);
  await answerWrongly(page);

  const passage = page.locator('.lvr-passage');
  await expect(passage).toContainText('Poubelles, caisse, téléphone, toilettes.');
  await expect(passage.locator('[id]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Relire le passage' }).click();
  await expect(page).toHaveURL(/#mains-3$/);
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
  await expect(passage).toHaveCount(0);
});

test('COM3: without a script the page reads, leads to the passage and takes a question', async ({
  browser,
  published,
}) => {
  const context = await browser.newContext({ ...telephone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(published.address);
  const start = (await page.locator('[data-said=start]').getAttribute('href')) ?? '';
  await page.goto(new URL('c3/p2.html', new URL(start, published.address)).href);
  await page.getByText('Je mets des gants').click();
  await expect(page.getByRole('link', { name: 'Relire le passage' })).toHaveAttribute('href', '#mains-3');
  await expect(page.getByRole('button', { name: UNCLEAR })).toBeHidden();

  await page.locator('.lvr-unclear summary').click();
  await page.getByLabel('Votre question').fill('Et avec un gant ?');
  await page.getByRole('button', { name: 'Envoyer ma question' }).click();

  await expect(page.getByText('Votre question est bien arrivée.')).toBeVisible();
  await expect(page.getByText('Votre question n’a pas pu être prise.')).toBeHidden();
  expect(published.asked().map(({ form }) => form)).toEqual([
    { page: 'mains', kind: 'question', text: 'Et avec un gant ?', reply_to: '' },
  ]);
  await context.close();
});

test('COM5: asked without a network, its tab closed, sent by two others: one question', async ({
  browser,
  published,
}) => {
  const context = await browser.newContext(telephone);
  const first = await context.newPage();
  await openHands(first, published);
  await first.getByRole('button', { name: ASK, exact: true }).click();
  await expect(sheet(first)).toBeVisible();
  await sheet(first).getByRole('button', { name: 'Fermer' }).click();
  await context.setOffline(true);
  await ask(first, 'Où sont les gants ?');
  await expect(sheet(first).getByText(/^Votre question est gardée sur cet appareil/)).toBeVisible();
  await first.close();
  expect(published.asked()).toEqual([]);

  await context.setOffline(false);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([openHands(one, published), openHands(other, published)]);
  await expect.poll(() => published.asked().length).toBeGreaterThan(0);
  await Promise.all([one.reload(), other.reload()]);
  await expect(one.getByRole('button', { name: ASK, exact: true })).toBeVisible();
  await expect(one.getByText(/gardée sur cet appareil/)).toHaveCount(0);

  expect(published.asked().map(({ form }) => form.text)).toEqual(['Où sont les gants ?']);
  await context.close();
});

test('the sheet is read by everybody: small, large, dark, from right to left, by keys; paper has nothing of it', async ({
  page,
  published,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHands(page, published);
  const settings = { size: '160', ground: 'dark' };
  await page.evaluate((kept) => localStorage.setItem('livretier:settings', JSON.stringify(kept)), settings);
  for (const direction of ['ltr', 'rtl']) {
    await page.reload();
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const button = page.getByRole('button', { name: UNCLEAR });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('heading', { name: UNCLEAR })).toBeFocused();
    expect(await violations(page), direction).toEqual([]);
    expect(await overflowing(page), direction).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lvr-unclear')).toBeHidden();
});

test('who refused to be counted is told of no count, and may ask', async ({ page, published }) => {
  await openHands(page, published);
  await page.evaluate(() => {
    const slug = location.pathname.split('/')[2];
    localStorage.setItem(`livretier:/l/${slug}/:counting`, '{"told":"/","refused":true}');
  });
  await page.reload();
  await page.getByRole('button', { name: UNCLEAR }).click();

  await expect(sheet(page).getByText('Que manque-t-il')).toBeVisible();
  await expect(sheet(page).getByText('C’est noté')).toHaveCount(0);
});

test('where no question is taken, one tap is left; it is said by the edge, without a new version', async ({
  page,
  published,
}) => {
  published.publish({ now: { offline: true, pdf: [], questions: false } });
  await openHands(page, published);

  await expect(page.getByRole('button', { name: ASK, exact: true })).toBeHidden();
  await page.getByRole('button', { name: UNCLEAR }).click();
  await expect(sheet(page).getByText('C’est noté, sans votre nom.')).toBeVisible();
  await expect(sheet(page).getByRole('textbox')).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(sheet(page).getByText('C’est noté')).toHaveCount(0);
});
