import type { Page } from '@playwright/test';
import { bundleOf, makeEdition } from '../support/edge/editions';
import { expect, test } from '../support/edge/readers';

const widths = [280, 320, 390, 600, 719, 720, 900, 1440, 2560];
/* The widest of those that titles may wear. */
const titles = ['young_serif', 'lexend', 'bricolage', 'literata'];

/** The words of the title that stand on two lines, and whether it is wider than the screen. */
const brokenWords = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const [text] = title.childNodes;
    const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)];
    const broken = words.filter(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['too wide'] : [];
    return [...broken.map(([word]) => word), ...wide];
  });

for (const name of ['Anticonstitutionnellement', 'Livret de l’Établissement d’hébergement médicalisé'])
  test(`no word of a cover is broken, whatever the screen and the font: ${name}`, async ({ page, published }) => {
    const broken: string[] = [];
    for (const title of titles) {
      const fonts = { title, text: 'source_sans' };
      published.publish({ booklet: { ...published.booklet, name, theme: { ...published.booklet.theme, fonts } } });
      await page.goto(published.address);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        broken.push(...(await brokenWords(page)).map((word) => `${title} ${width}: ${word}`));
      }
    }

    expect(broken).toEqual([]);
  });

test('a cover is as light as ever, whatever languages it names', async ({ page, edge, published }) => {
  const locales = [
    'fr-FR',
    'en-GB',
    'uk-UA',
    'ru-RU',
    'el-GR',
    'vi-VN',
    'ar',
    'ro-RO',
    'pl-PL',
    'tr-TR',
    'hi-IN',
    'zh-CN',
  ];
  const version = { number: '1.0', date: '2027-03-16', sha256: '' };
  edge.publish('languages', '1.0', [makeEdition(bundleOf(published.booklet, { version, locales }))]);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let weight = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight += encodedDataLength;
  });

  await page.goto(edge.address('languages'), { waitUntil: 'networkidle' });

  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[^/]+(?=\.woff2)/)?.[0] ?? []),
  );
  expect(fonts.filter((font) => !font.includes('-core'))).toEqual([]);
  expect(weight).toBeLessThan(60_000);
});
