import { expect, type Locator, type Page } from '@playwright/test';

export const receiptNumber = /[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}-[0-9A-Z]/;

/** A press that leads elsewhere, once one is there. */
const follow = async (page: Page, link: Locator) => {
  const left = page.url();
  await link.click();
  await page.waitForURL((url) => url.href !== left);
};

/** From the cover to the end, as one turns the pages. */
export const readThrough = async (page: Page) => {
  await follow(page, page.locator('[data-said=start]'));
  await follow(page, page.locator('a[data-chapter]').first());
  while (true) {
    /* What knows the reader is put into the page a moment after it is there. */
    const turn = page.locator('.lvr-turn');
    await expect(() => turn.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass({ timeout: 30_000 });
    const next = page.locator('a[rel=next]');
    if ((await next.count()) === 0) break;
    await follow(page, next);
    if (page.url().endsWith('fin.html')) break;
  }
  if (!page.url().endsWith('fin.html')) await page.goto(new URL('../fin.html', page.url()).href);
};

/** At the end of what was read: a box instead of a drawn signature. */
export const acknowledgeByBox = async (page: Page) => {
  await page.getByRole('button', { name: 'Cocher une case à la place' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'J’ai pris connaissance' }).click();
  await expect(page.getByText(receiptNumber)).toBeVisible();
};
