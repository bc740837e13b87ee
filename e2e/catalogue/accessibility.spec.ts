import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { readCatalogue } from '../support/catalogue';
import { overflowing } from '../support/overflow';
import { openStory, turnStory } from '../support/story';
import { expect, test } from '../support/test';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };

/* A story is a piece of a page, or several pages one under the other: landmarks and titles are those of whole pages. */
const ofWholePages = ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one'];

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('p-dark'));

const catalogue = readCatalogue();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the catalogue has the components of the product', () => {
  expect(catalogue.size).toBeGreaterThan(25);
});

for (const [component, looks] of catalogue)
  test(`A11Y1: ${component} has no fault and fits a phone, light and dark`, async ({ page }) => {
    test.setTimeout(60_000 * looks.length);
    expect(new Set(looks.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));

    for (const [index, { id, scheme }] of looks.entries()) {
      /* The same story in the dark is as wide as in the light. */
      const turned = looks[index - 1]?.id === id;
      await page.setViewportSize(wide);
      await (turned ? turnStory(page, scheme) : openStory(page, id, scheme));
      expect(await isDark(page), id).toBe(scheme === 'dark');
      expect(await violations(page, ofWholePages), id).toEqual([]);
      if (turned) continue;
      await page.setViewportSize(narrow);
      expect(await overflowing(page), `${id} at 320 px`).toEqual([]);
    }
  });
