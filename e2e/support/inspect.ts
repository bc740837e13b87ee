import { expect, type Page } from '@playwright/test';
import { ofColours, violations } from './axe';
import { inEveryLook } from './screens';

const narrow = { width: 320, height: 640 };
const rail = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };

export const narrowAndWide = [narrow, wide];
export const everyWidth = [narrow, rail, wide];

type Scheme = 'light' | 'dark';

/** A language changes no colour. In French every rule is asked by day, and colours again by night on the smallest screen;
    in English the rules that are not about colours, by day. Of two widths, French takes the wide one by day and English
    the narrow one. `LOOKS=all` asks everything everywhere. */
const looksOf = async (page: Page, widths: readonly unknown[]) => {
  if (process.env.LOOKS === 'all') return { wanted: () => true, leftOut: [] };
  const english = await page.evaluate(() => document.documentElement.lang.startsWith('en'));
  const byDay = (index: number) => widths.length !== 2 || (index === 0) === english;
  const byNight = (index: number) => index === 0 && !english;
  return {
    wanted: (scheme: Scheme, index: number) => (scheme === 'light' ? byDay(index) : byNight(index)),
    leftOut: english ? ofColours : [],
  };
};

/** A11Y1: no violation, and nothing wider than the screen, in light and dark, at each of the widths. */
export const inspect = async (page: Page, screen: string, widths = narrowAndWide) => {
  const { wanted, leftOut } = await looksOf(page, widths);
  await inEveryLook(
    page,
    widths,
    async (look) => {
      expect(await violations(page, leftOut), `${screen} ${look}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen} ${look}`).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      );
    },
    wanted,
  );
};

export const onAPhone = [narrow];
export const wideOnly = [wide];
export const withASidebar = [rail, wide];
