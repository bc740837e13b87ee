import { expect, type Page } from '@playwright/test';
import { violations } from './axe';
import { inEveryLook } from './screens';

const narrow = { width: 320, height: 640 };
const rail = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };

export const narrowAndWide = [narrow, wide];
export const everyWidth = [narrow, rail, wide];

/** Of a screen in two languages, two colours and two widths, each pair is looked at once: half of the looks. `LOOKS=all`
    looks at all of them. */
const looksOf = async (page: Page, widths: readonly unknown[]) => {
  if (process.env.LOOKS === 'all' || widths.length !== 2) return () => true;
  const english = await page.evaluate(() => document.documentElement.lang.startsWith('en'));
  return (scheme: 'light' | 'dark', index: number) => (scheme === 'light') === (index === (english ? 0 : 1));
};

/** A11Y1: no violation, and nothing wider than the screen, in light and dark, at each of the widths. */
export const inspect = async (page: Page, screen: string, widths = narrowAndWide) =>
  inEveryLook(
    page,
    widths,
    async (look) => {
      expect(await violations(page), `${screen} ${look}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen} ${look}`).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    },
    await looksOf(page, widths),
  );

export const onAPhone = [narrow];
export const wideOnly = [wide];
export const withASidebar = [rail, wide];
