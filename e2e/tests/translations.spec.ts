import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { keyboardOf } from '../support/keyboard';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet, sentence } from '../support/published';
import { putAway, readAt } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const { helene, sofia } = people;
const portuguese = 'O pequeno-almoço é servido das 7 às 10 horas.';

type Candidate = { user: string; email: string };

/** Sofia translates this booklet, and nothing else is hers. */
const entrust = async (page: Page, id: string) => {
  const at = `/api/booklets/${id}`;
  const found = await (await page.request.get(`${at}/access/candidates?search=Costa`)).json();
  const user = (found.items as Candidate[]).find(({ email }) => email === sofia.email)?.user;
  await send(page, 'POST', `${at}/access`, { user, role: 'translator' });
};

const textOf = (page: Page, french: string) =>
  page
    .getByRole('list', { name: /^Textes de la page/ })
    .getByRole('listitem')
    .filter({ hasText: french });
const state = (page: Page, french: string, said: string) => expect(textOf(page, french)).toContainText(said);

test('Sofia translates a page from the grid to its readers, and French that moves comes beside', async ({
  page,
  browser,
}) => {
  await enter(page, helene);
  const { id, address } = await publishedBooklet(page, `Livret traduit ${Date.now()}`, { locales: ['pt-PT'] });
  await send(page, 'PATCH', `/api/booklets/${id}/options`, { offered_anyway: ['pt-PT'] });
  await entrust(page, id);

  /* From the grid to a validated page, by keyboard. */
  const hers = await (await browser.newContext()).newPage();
  await enter(hers, sofia);
  const keys = keyboardOf(hers);
  await hers.goto(`/livrets/${id}/traductions`);
  await expect(hers.getByRole('table')).toBeVisible();
  expect(await violations(hers)).toEqual([]);
  await keys.push(hers.getByRole('link', { name: /^Bienvenue chez nous, Portugais/ }));
  await keys.push(hers.getByRole('button', { name: 'Texte à faire suivant' }));
  await expect(textOf(hers, 'Bienvenue chez nous').getByRole('textbox')).toBeFocused();
  await hers.keyboard.insertText('Bem-vindo à nossa casa');
  await hers.keyboard.press('Control+Enter');
  await state(hers, 'Bienvenue chez nous', 'Validée');
  await expect(textOf(hers, sentence).getByRole('textbox')).toBeFocused();
  await hers.keyboard.insertText(portuguese);
  await hers.keyboard.press('Control+Enter');
  await state(hers, sentence, 'Validée');
  expect(await violations(hers)).toEqual([]);
  await hers.context().close();

  /* What was validated reaches readers without the draft. */
  const { items } = await (await page.request.get(`/api/booklets/${id}/outline`)).json().then(({ chapters }) => ({
    items: chapters[0].pages as { id: string }[],
  }));
  const written = await (await page.request.get(`/api/booklets/${id}/pages/${items[0]?.id}`)).json();
  await page.goto(`/livrets/${id}/traductions`);
  await page.getByRole('button', { name: /^Publier/ }).click();
  const firstPage = async () => {
    const { editions } = JSON.parse(await readAt(page, `${address}/version.json`));
    return `${address}/${editions['pt-PT']}/c1/p1.html`;
  };
  const read = async () => readAt(page, await firstPage());
  await expect.poll(read, { timeout: 90_000 }).toContain(portuguese);
  await page.goto(await firstPage());
  await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo à nossa casa' })).toHaveAttribute(
    'lang',
    'pt-PT',
  );
  await expect(page.getByText('A versão francesa faz fé.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  /* French that moves makes one text older, and no other. */
  const blocks = written.document.blocks.map((block: { text: object[] }) => ({
    ...block,
    text: [{ type: 'text', text: 'Le petit-déjeuner est servi de 6 h à 10 h.' }],
  }));
  await send(page, 'PUT', `/api/booklets/${id}/pages/${items[0]?.id}`, {
    ...{ base_revision: written.revision, title: written.title, importance: written.importance },
    document: { schema: 2, blocks },
  });
  await page.goto(`/livrets/${id}/traductions?langue=pt-PT&page=${items[0]?.id}`);
  /* What left stands beside what came. */
  await state(page, 'Le petit-déjeuner est servi', 'Périmée');
  await state(page, 'Bienvenue chez nous', 'Validée');
  await send(page, 'POST', `/api/booklets/${id}/publications`, { note: 'Petit-déjeuner plus tôt' });
  await expect.poll(read, { timeout: 90_000 }).toContain('de 6 h à 10 h');
  await page.goto(await firstPage());
  await expect(page.getByText('Esta passagem mudou')).toBeVisible();
  await expect(page.getByText('Le petit-déjeuner est servi de 6 h à 10 h.')).toBeVisible();
  await expect(page.getByText(portuguese)).toBeVisible();

  await putAway(page, id);
});
