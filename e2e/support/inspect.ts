import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inEveryLook, settle } from './screens';

const narrow = { width: 320, height: 640 };
const rail = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };

const violations = async (page: Page) => {
  await settle(page);
  // There are no frames; without this, each analysis opens a page of its own.
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** A11Y1: no violation, and nothing wider than the screen, in light and dark, at each of the widths. */
export const inspect = (page: Page, screen: string, widths = [narrow, rail, wide]) =>
  inEveryLook(page, widths, async (look) => {
    expect(await violations(page), `${screen} ${look}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${screen} ${look}`).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
  });

export const onAPhone = [narrow];
export const withASidebar = [rail, wide];
