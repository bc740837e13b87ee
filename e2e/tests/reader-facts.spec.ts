import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe';
import type { Call } from '../support/edge/edge';
import { expect, type PublishedBooklet, test } from '../support/edge/readers';
import { keep } from '../support/figures';

const READINGS = Number(process.env.READINGS ?? 2);

/** What this device has noted and nobody has heard yet. */
const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [, kept = '{}'] = Object.entries(localStorage).find(([name]) => name.endsWith(':facts')) ?? [];
    return (JSON.parse(kept).waiting ?? []).map(({ what }: { what: string }) => what);
  });

const factsIn = (calls: readonly Call[]) =>
  calls.flatMap(({ query }) => {
    const { f = '', ...about } = Object.fromEntries(query.split('&').map((part) => part.split('=')));
    return f.split('~').map((fact: string) => ({ id: fact.slice(0, 22), what: fact.slice(23), about }));
  });

const check = (page: Page) => page.getByRole('button', { name: 'Vérifier ma réponse' }).click();

/** Somebody reads five pages, and answers the question of the fourth wrongly before they answer it rightly. */
const readFivePages = async (browser: Browser, { address, told }: PublishedBooklet) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  const page = await context.newPage();
  const before = told().length;
  const heard = () => told().slice(before);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const noted = (...whats: string[]) =>
    expect
      .poll(async () => [...(await waiting(page)), ...factsIn(heard()).map(({ what }) => what)])
      .toEqual(expect.arrayContaining(whats));
  const turn = () => page.getByRole('link', { name: 'Page suivante' }).click();

  await page.goto(address);
  await noted('o');
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue à la maison/ }).click();
  await noted('pmot', 'fbienvenue');
  await turn();
  await noted('pcontrat-1', 'fcontrat');
  await turn();
  await noted('pregles');
  await turn();
  await page.getByText('Je mets des gants').click();
  await check(page);
  await noted('pmains', 'amains-4-');
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
  await page.getByText('Je me lave les mains').click();
  await check(page);
  await expect(page.getByText('Bonne réponse.')).toBeVisible();
  await turn();
  await noted('ptenue');

  expect(await context.cookies()).toEqual([]);
  expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([new URL(address).origin]));
  /* As a booklet has one that is kept: it does not go along. */
  await context.addCookies([{ name: 'lv_reading', value: '1.grant.epoch.0.signature', url: address }]);
  await page.goto('about:blank');
  await expect.poll(() => factsIn(heard()).length).toBe(9);
  await context.close();
  return heard();
};

test('STA2: five pages and a question are told as that, and nothing of who reads', async ({ browser, published }) => {
  test.setTimeout(120_000 + READINGS * 120_000);
  const readings: Call[][] = [];
  for (let place = 0; place < READINGS; place++) readings.push(await readFivePages(browser, published));

  const whats = ['amains-4-', 'fbienvenue', 'fcontrat', 'o', 'pcontrat-1', 'pmains', 'pmot', 'pregles', 'ptenue'];
  for (const reading of readings)
    expect(
      factsIn(reading)
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual(whats);
  const facts = factsIn(readings.flat());
  for (const { about } of facts) expect(about).toEqual({ b: facts[0]?.about.b, l: 'fr-FR', c: 'l', d: 'p' });
  /* The day stands in the first two bytes; of the others nothing is common to two facts, and so to two readings. */
  expect(new Set(facts.map(({ id }) => id.slice(3, 12))).size).toBe(facts.length);
  for (const { headers } of readings.flat())
    expect([headers.cookie, headers.referer, headers['content-length']]).toEqual([undefined, undefined, '0']);
  keep(
    {
      goal_name: 'STA2',
      what: 'readings of five pages and a question in Chromium, two of their facts never alike',
      measured: `${READINGS} readings, ${facts.length} facts: 0 foreign hosts, 0 cookies, 0 that recur`,
      goal: '0, 0, 0',
      met: true,
    },
    'make reader-readings',
    READINGS >= 100,
  );
});

test('the cover says what is counted and leads to where one refuses it; then nothing is', async ({
  page,
  published,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(published.address);
  const line = page.getByText(/^Ce livret compte ses lectures/);
  await expect(line).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'En savoir plus ou refuser' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: 'Ne pas compter mes lectures' });
  await expect(box).toBeFocused();
  await expect(page.getByText(/ce décompte ne contient ni votre nom/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const before = published.told().length;
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();

  await page.locator('.lvr-settings').getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: /Bienvenue à la maison/ }).click();
  await expect(page.getByText('Page 1 sur 1')).toBeVisible();
  /* What counts has come, and counts nothing. */
  await expect(page.locator('.lvr-settings input[type=checkbox]').last()).toBeChecked();
  expect(await waiting(page)).toEqual([]);
  await page.goto(published.address);
  await expect(page.getByRole('link', { name: /lecture|Reprendre/ })).toBeVisible();
  await expect(line).toBeHidden();
  expect(published.told().slice(before)).toEqual([]);
});
