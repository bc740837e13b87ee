import { type Browser, expect as expectOf, type Page } from '@playwright/test';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet, sentence } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const onAPhone = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  return context.newPage();
};

/** Somebody opens the booklet and goes to its first page; where that is. */
const readsOn = async (reader: Page) => {
  await reader.getByRole('link', { name: 'Commencer la lecture' }).click();
  await reader.getByRole('link', { name: /Votre séjour/ }).click();
  await expectOf(reader.getByText(sentence)).toBeVisible();
  return reader.url();
};

const readsAgain = async (reader: Page, where: string) => {
  await reader.goto(where);
  await expectOf(reader.getByText(sentence)).toBeVisible();
};

const enterCode = async (reader: Page, code: string) => {
  await reader.getByLabel('Code à six chiffres').fill(code);
  await reader.getByRole('button', { name: 'Ouvrir le livret' }).click();
};

/** The door changes within seconds: whoever opens the booklet again meets what it says now. */
const opensOn = (reader: Page, address: string, heading: string | RegExp) =>
  expectOf(async () => {
    await reader.goto(address);
    await expectOf(reader.getByRole('heading', { name: heading })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

const openOptions = (page: Page, booklet: string) => page.goto(`/livrets/options/acces?livret=${booklet}`);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
};

const shownCode = async (page: Page) =>
  (await page.getByText(/^Code( \d){6}$/).textContent())?.replaceAll(/\D/g, '') ?? '';

/** A company has room for so many published booklets. */
const retire = (page: Page, booklet: string) => send(page, 'POST', `/api/booklets/${booklet}/archive`);

/** Another code is never twice the same: the one that is not it. */
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

test('a booklet opens by its code, and another code shuts everybody out within seconds', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, `Séjour avec code ${Date.now()}`);
  const reader = await onAPhone(browser);
  await reader.goto(address);
  const where = await readsOn(reader);

  await openOptions(page, id);
  await page.getByText('Lien et code à 6 chiffres').click();
  await save(page);
  const code = await shownCode(page);
  await expect(page.getByRole('img', { name: /^Aperçu au format A4/ })).toContainText(
    `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
  );

  await opensOn(reader, address, 'Ce livret est protégé par un code');
  await enterCode(reader, wrongFor(code));
  await expect(reader.getByText('Ce code n’est pas le bon.')).toBeVisible();
  await enterCode(reader, code);
  await expect(reader.getByRole('heading', { name: 'Bienvenue' })).toBeVisible();
  await readsAgain(reader, where);

  await page.getByRole('button', { name: 'Changer', exact: true }).click();
  await page.getByRole('button', { name: 'Changer le code' }).click();
  await expect(page.getByText(/^Le nouveau code est/)).toBeVisible();
  const next = await shownCode(page);
  expect(next).not.toBe(code);

  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText(sentence)).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await reader.goto(address);
  await enterCode(reader, code);
  await expect(reader.getByText('Ce code n’est pas le bon.')).toBeVisible();
  await enterCode(reader, next);
  await expect(reader.getByRole('heading', { name: 'Bienvenue' })).toBeVisible();
  await readsAgain(reader, where);
  await reader.context().close();
  await retire(page, id);
});

test('a personal link opens the booklet for whom it is for, until they are excluded', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, `Séjour nommé ${Date.now()}`);
  const last_name = `Bonnet ${Date.now()}`;
  await send(page, 'POST', '/api/people', { first_name: 'Jeanne', last_name, job: 'Serveuse' });
  await openOptions(page, id);
  await page.getByText('Personnes nommées').click();
  await save(page);
  await page.getByRole('link', { name: 'Voir les participants' }).click();
  await page.getByRole('button', { name: 'Ajouter' }).click();
  const adding = page.getByRole('dialog', { name: 'Ajouter des participants' });
  await adding.getByRole('searchbox').fill(last_name);
  await adding.getByRole('checkbox', { name: `Jeanne ${last_name}` }).check();
  await adding.getByRole('button', { name: 'Ajouter 1 personne' }).click();
  await page.getByRole('button', { name: `Jeanne ${last_name}` }).click();
  const drawer = page.getByRole('dialog', { name: `Jeanne ${last_name}` });
  await drawer.getByRole('button', { name: 'Copier son lien' }).click();
  const link = await drawer.getByLabel('Lien personnel').inputValue();

  const stranger = await onAPhone(browser);
  await opensOn(stranger, address, /votre lien personnel/);
  const reader = await onAPhone(browser);
  await reader.goto(link);
  expect(reader.url()).not.toContain(link.split('/').at(-1));
  await readsOn(reader);

  await drawer.getByRole('button', { name: 'Exclure de ce livret' }).click();
  const excluding = page.getByRole('dialog', { name: /^Exclure cette personne/ });
  await excluding.getByLabel('Motif').fill('Contrat annulé');
  await excluding.getByRole('button', { name: 'Exclure', exact: true }).click();
  await expect(drawer.getByText('Exclusion de ce livret')).toBeVisible();

  await opensOn(reader, address, /votre lien personnel/);
  await reader.goto(link);
  await expect(reader.getByText(sentence)).toBeHidden();
  await reader.context().close();
  await stranger.context().close();
  await retire(page, id);
});

test('what was changed is not lost by leaving, and the poster comes as a file', async ({ page }) => {
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  await openOptions(page, items[0].id);

  await page.getByText('Utilisateurs connectés').click();
  await page.getByRole('link', { name: 'Avancé' }).click();
  await expect(page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rester' }).click();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText('Aucune modification en attente')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/-a4\.pdf$/);
  const printed = await page.request.get(
    (await page.getByRole('link', { name: 'Imprimer' }).getAttribute('href')) ?? '',
  );
  expect(printed.headers()['content-type']).toBe('application/pdf');
  const qr = page.getByRole('img', { name: /^Aperçu/ }).locator('img[src*="/reading/qr"]');
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
