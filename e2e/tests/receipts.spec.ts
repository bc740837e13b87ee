import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { send } from '../support/library';
import { overflowing } from '../support/overflow';
import { people } from '../support/people';
import { personalLink } from '../support/personalLink';
import { paragraph, publishedBooklet } from '../support/published';
import { acknowledgeByBox, readThrough, receiptNumber } from '../support/receipts';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const rules = { id: 'regles', type: 'acknowledgement', props: { sentence: 'J’ai lu les règles d’hygiène.' } };

const onTelephone = async (browser: Browser) => (await browser.newContext({ ...telephone, locale: 'fr-FR' })).newPage();

let made: string[] = [];

/** Archived afterwards: a company may have so many that are published. */
const publish = async (...[page, name, wanted]: Parameters<typeof publishedBooklet>) => {
  const booklet = await publishedBooklet(page, `${name} ${Date.now()}`, wanted);
  made.push(booklet.id);
  return booklet;
};

test.afterEach(async ({ page }) => {
  for (const id of made) await send(page, 'POST', `/api/booklets/${id}/archive`);
  made = [];
});

/** What the register holds, as a manager reads it. */
const register = async (page: Page, booklet: string) =>
  (await (await page.request.get(`/api/booklets/${booklet}/register`)).json()).items as { name: string }[];

test('Léa reads on her telephone, signs with a finger and sees the number of her receipt', async ({
  page,
  browser,
}) => {
  await enter(page, people.helene);
  const { id } = await publish(page, 'Accusés', {
    pages: { 'Le linge': [paragraph('Les draps sont changés tous les trois jours.')] },
  });
  const { link } = await personalLink(page, id, { first_name: 'Léa', last_name: `Martin${Date.now()}` });
  const lea = await onTelephone(browser);

  await lea.goto(link);
  await expect(lea.getByText('Vous êtes Léa M.')).toBeVisible();
  await expect(lea).toHaveURL(/\/l\/[a-z0-9-]+\/$/);
  await readThrough(lea);

  await expect(lea.getByRole('heading', { level: 1 })).toHaveText('J’ai pris connaissance');
  expect(await violations(lea)).toEqual([]);
  expect(await overflowing(lea)).toEqual([]);
  const pad = await lea.locator('canvas').boundingBox();
  if (!pad) throw new Error('There is nothing to sign in.');
  await lea.mouse.move(pad.x + 60, pad.y + 90);
  await lea.mouse.down();
  await lea.mouse.move(pad.x + 160, pad.y + 30, { steps: 8 });
  await lea.mouse.move(pad.x + 260, pad.y + 100, { steps: 8 });
  await lea.mouse.up();
  await lea.getByRole('button', { name: 'J’ai pris connaissance' }).click();

  await expect(lea.getByRole('heading', { level: 1 })).toHaveText('C’est enregistré');
  await expect(lea.getByText(receiptNumber)).toBeVisible();
  expect(await violations(lea)).toEqual([]);
  expect(await register(page, id)).toHaveLength(1);
  await lea.reload();
  await expect(lea.getByText(receiptNumber)).toBeVisible();
});

test('who has no link is asked nothing, and the page fetches nothing for them', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { address } = await publish(page, 'Sans lien', { blocks: [rules] });
  const reader = await onTelephone(browser);
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));

  await reader.goto(address);
  await readThrough(reader);
  await reader.goBack();

  await expect(reader.getByText('J’ai lu les règles d’hygiène.')).toBeVisible();
  await expect(reader.locator('.lvp')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('participant'))).toEqual([]);
});

test('by keys and without a network: kept here, said to be so, and recorded once when the network is back', async ({
  page,
  browser,
}) => {
  await enter(page, people.helene);
  const { id } = await publish(page, 'Hors ligne');
  const { link } = await personalLink(page, id, { first_name: 'Inès', last_name: `Rouquette${Date.now()}` });
  const ines = await onTelephone(browser);
  await ines.goto(link);
  await readThrough(ines);
  await expect(ines.getByRole('button', { name: 'J’ai pris connaissance' })).toBeVisible();
  await ines.context().setOffline(true);

  await ines.getByRole('button', { name: 'Saisir mon nom à la place' }).focus();
  await ines.keyboard.press('Enter');
  await ines.keyboard.type('Inès Rouquette');
  await ines.keyboard.press('Enter');

  await expect(ines.getByRole('heading', { level: 1 })).toHaveText('Gardé sur cet appareil');
  await expect(ines.getByText('1 accusé à envoyer')).toBeVisible();
  expect(await violations(ines)).toEqual([]);
  expect(await register(page, id)).toHaveLength(0);
  await ines.context().setOffline(false);
  await expect(ines.getByText(receiptNumber)).toBeVisible();
  expect(await register(page, id)).toHaveLength(1);
});

test('two people on one telephone never sign for each other', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id } = await publish(page, 'À deux');
  const stamp = Date.now();
  const first = await personalLink(page, id, { first_name: 'Léa', last_name: `Martin${stamp}` });
  const second = await personalLink(page, id, { first_name: 'Marc', last_name: `Petit${stamp}` });
  const telephoneOfBoth = await onTelephone(browser);

  await telephoneOfBoth.goto(first.link);
  await readThrough(telephoneOfBoth);
  await expect(telephoneOfBoth.getByText('Vous êtes Léa M.')).toBeVisible();
  await telephoneOfBoth.context().setOffline(true);
  await telephoneOfBoth.getByRole('button', { name: 'Cocher une case à la place' }).click();
  await telephoneOfBoth.getByRole('checkbox').check();
  await telephoneOfBoth.getByRole('button', { name: 'J’ai pris connaissance' }).click();
  await expect(telephoneOfBoth.getByText('1 accusé à envoyer')).toBeVisible();
  await telephoneOfBoth.context().setOffline(false);

  await telephoneOfBoth.goto(second.link);
  await expect(telephoneOfBoth.getByText('Vous êtes Marc P.')).toBeVisible();
  /* What Léa read is not what Marc has read. */
  await telephoneOfBoth.goto(
    new URL('fin.html', await telephoneOfBoth.locator('[data-said=start]').evaluate((a: HTMLAnchorElement) => a.href))
      .href,
  );
  await expect(telephoneOfBoth.getByText('Votre accusé vous sera proposé ici')).toBeVisible();

  await expect
    .poll(async () => (await register(page, id)).map(({ name }) => name))
    .toEqual([expect.stringContaining('Martin')]);
  await telephoneOfBoth.getByRole('button', { name: 'Ce n’est pas moi' }).click();
  await expect(telephoneOfBoth.getByText('Vous êtes')).toHaveCount(0);
});

test('a page that changed is read again by whom it concerns, who sees why and what', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id } = await publish(page, 'À relire');
  const { link } = await personalLink(page, id, { first_name: 'Léa', last_name: `Martin${Date.now()}` });
  const lea = await onTelephone(browser);
  await lea.goto(link);
  await readThrough(lea);
  await acknowledgeByBox(lea);

  const at = `/api/booklets/${id}`;
  const outline = await (await page.request.get(`${at}/outline`)).json();
  const pageId = outline.chapters[0].pages[0].id as string;
  const { revision } = await (await page.request.get(`${at}/pages/${pageId}`)).json();
  await send(page, 'PUT', `${at}/pages/${pageId}`, {
    ...{ base_revision: revision, title: 'Bienvenue chez nous', importance: 'info' },
    document: { schema: 2, blocks: [paragraph('Le petit-déjeuner est servi de 8 h à 11 h.')] },
  });
  await send(page, 'POST', `${at}/publications`, {
    note: 'Le petit-déjeuner a d’autres heures.',
    scopes: { [pageId]: 'to_reread' },
  });

  await expect(async () => {
    await lea.goto(link);
    await expect(lea.getByText('1 page à relire')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await lea.locator('[data-said=start]').click();
  await expect(lea.getByText('Le petit-déjeuner a d’autres heures.')).toBeVisible();
  await expect(lea.locator('ins').first()).toBeVisible();
  await expect(lea.locator('.lvr-bar')).toContainText('À relire, 1 page');
  const changed = lea.locator('.lvp-changes');
  await expect(changed).toContainText('Bienvenue chez nous');
  await expect(changed).toContainText('Texte, modifié');
  expect(await overflowing(lea)).toEqual([]);
  await changed.getByRole('link', { name: 'Voir la page entière' }).click();
  await lea.locator('.lvr-turn').scrollIntoViewIfNeeded();
  await expect(lea.locator('.lvp-sentence')).toContainText('(Page relue : Bienvenue chez nous)');
  await lea.getByRole('checkbox').check();
  await lea.getByRole('button', { name: 'J’ai pris connaissance de la page' }).click();
  await expect(lea.getByText(receiptNumber)).toBeVisible();
  expect(await violations(lea)).toEqual([]);
  expect(await register(page, id)).toHaveLength(2);
});

test('what a block asks to confirm is recorded by itself', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id } = await publish(page, 'Bloc', { blocks: [rules] });
  const { link } = await personalLink(page, id, { first_name: 'Léa', last_name: `Martin${Date.now()}` });
  const lea = await onTelephone(browser);
  await lea.goto(link);
  await expect(lea.getByText('Vous êtes Léa M.')).toBeVisible();
  await lea.locator('[data-said=start]').click();
  await lea.locator('a[data-chapter]').first().click();

  await lea.getByRole('button', { name: 'J’ai pris connaissance' }).click();

  await expect(lea.getByText(receiptNumber)).toBeVisible();
  expect(await register(page, id)).toHaveLength(1);
});
