import type { Page } from '@playwright/test';
import { expect, test } from '../support/edge/readers';

test.use({ viewport: { width: 390, height: 844 } });

const picture = '018f3c1e-0000-7000-8000-000000000001';
const drawn = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="teal"/></svg>',
);
const media = {
  [picture]: { kind: 'image', name: 'porte.svg', src: 'o/porte.svg', size: 99, width: 600, height: 300 },
};
const objects = new Map([['porte.svg', drawn]]);
const image = {
  id: 'porte',
  type: 'image',
  props: { media: picture, alt: 'La porte', decorative: false, caption: '', width: 'text' },
};

type Chapters = { pages: { document: { blocks: object[] } }[] }[];

/** The same booklet with a picture on every page. */
const pictured = <Booklet extends { chapters: Chapters }>(booklet: Booklet) => ({
  ...booklet,
  chapters: booklet.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({
      ...page,
      document: { ...page.document, blocks: [...page.document.blocks, image] },
    })),
  })),
});

const keep = async (page: Page, address: string, version: string) => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Lire hors connexion' }).click();
  await expect(page.getByRole('button', { name: `Version ${version} gardée sur cet appareil` })).toBeVisible();
};

test('with the network cut, every page, every picture and the search are there', async ({
  page,
  context,
  published,
}) => {
  const booklet = pictured(published.booklet);
  published.publish({ booklet, media, number: '1.0' }, objects);
  await keep(page, published.address, '1.0');
  await context.setOffline(true);

  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sommaire');
  const titles = booklet.chapters.flatMap(({ pages }) => pages.map(({ title }) => title));
  await page.getByRole('link', { name: /Bienvenue/ }).click();
  for (const [index, title] of titles.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const shown = page.getByRole('img', { name: 'La porte' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
    if (index < titles.length - 1) await page.getByRole('link', { name: 'Page suivante' }).click();
  }

  await page.getByRole('link', { name: 'Retour au sommaire' }).first().click();
  await page.getByRole('link', { name: 'Chercher' }).click();
  await page.getByRole('searchbox').fill('savonnez');
  await expect(page.getByText('1 page trouvée')).toBeVisible();
  await page.getByRole('link', { name: /Se laver les mains/ }).click();
  await page.getByText('Je me lave les mains').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await expect(page.getByText('Bonne réponse.')).toBeVisible();
  await context.setOffline(false);
});

test('after a new publication the reader learns of it, and the device holds it', async ({
  page,
  context,
  published,
}) => {
  await keep(page, published.address, '1.0');
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue/ }).click();
  await expect(page.getByText('Page 1 sur 1')).toBeVisible();
  published.publish({ booklet: { ...published.booklet, name: 'Livret refait' }, number: '1.1' });

  await page.reload();
  await expect(page.getByText(/la version 1.1 est en ligne/)).toBeVisible();
  await page.getByRole('link', { name: 'La lire' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livret refait');
  await expect(page.getByRole('link', { name: 'Reprendre au chapitre 2' })).toBeVisible();
  await expect(page.getByText(/la version 1.1 est en ligne/)).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Version 1.1 gardée sur cet appareil' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(published.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livret refait');
  await page.getByRole('link', { name: 'Reprendre au chapitre 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre contrat');
  await context.setOffline(false);
});

test('what the device holds goes with the right to read it', async ({ page, published }) => {
  await keep(page, published.address, '1.0');
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue/ }).click();
  await expect(page.getByText('Page 1 sur 1')).toBeVisible();
  published.shut();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce livret est protégé par un code');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('what is not offered any more is neither shown nor held', async ({ page, published }) => {
  await keep(page, published.address, '1.0');
  published.publish({ number: '1.0', now: { offline: false, pdf: [] } });

  await page.reload();
  await expect(page.getByRole('button', { name: /hors connexion|gardée/ })).toBeHidden();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('what is offered later appears, and can be kept', async ({ page, published }) => {
  const made = { offers: { offline: false, pdf: false, indexed: false } };
  published.publish({ ...made, number: '1.0', now: { offline: false, pdf: [] } });
  await page.goto(published.address);
  await expect(page.getByRole('link', { name: 'Commencer la lecture' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lire hors connexion' })).toBeHidden();

  published.publish({ ...made, number: '1.0', now: { offline: true, pdf: ['fr-FR'] } });
  await keep(page, published.address, '1.0');
  await expect(page.getByRole('link', { name: 'Télécharger en PDF' })).toBeVisible();
});

test('who keeps one language finds it from the address of all', async ({ page, context, published }) => {
  await page.goto(`${published.address}en-GB/`);
  await page.getByRole('button', { name: 'Read offline' }).click();
  await expect(page.getByRole('button', { name: 'Version 1.0 kept on this device' })).toBeVisible();
  await context.setOffline(true);

  await page.goto(published.address);
  await expect(page).toHaveURL(/en-GB\/$/);
  await page.getByRole('link', { name: 'Start reading' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contents');
  await context.setOffline(false);
});
