import { expect, type Page, test } from '@playwright/test';
import { fill, messages } from '../../frontend/apps/renderer/test/mails';
import { violations } from '../support/axe';
import { buildRenderer } from '../support/rendered';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/* As a mail program shows it: the picture is taken out of the message. */
const open = async (page: Page, html: string) => {
  await page.goto('about:blank');
  await page.setContent(fill(html).replace(/cid:[\w.@-]+/, PIXEL));
};

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.beforeAll(buildRenderer);

test('twelve messages of four companies ask nobody for anything and have nothing that axe finds', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const found: string[] = [];
  for (const { html } of messages()) {
    expect(Buffer.byteLength(html)).toBeLessThan(60 * 1024);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, html);
      found.push(...(await violations(page)));
    }
  }

  expect(asked.filter((url) => !url.startsWith('data:') && url !== 'about:blank')).toEqual([]);
  expect(found).toEqual([]);
});

test('a message fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const widths: number[] = [];
  for (const { html } of messages()) {
    await open(page, html);
    widths.push(await widthOf(page));
  }

  expect(widths.filter((width) => width > 320)).toEqual([]);
});
