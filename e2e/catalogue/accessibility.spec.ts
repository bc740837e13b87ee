import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { type Look, readCatalogue } from '../support/catalogue';
import { overflowing } from '../support/overflow';
import { moveToStory, openStory, turnStory } from '../support/story';
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

/** One story in one scheme. A fault does not hide those of the stories that follow. */
const look = async (page: Page, { id, scheme }: Look) => {
  await page.setViewportSize(wide);
  expect.soft(await violations(page, ofWholePages), `${id}, ${scheme}`).toEqual([]);
};

/* Many are looked at in one window: most of the time would go into opening it. A component stays in its group whatever
   others come, so that a test keeps its name. */
const groups = 8;
const groupOf = ([component]: [string, unknown]) =>
  [...component].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % groups;

for (const [group, some] of Map.groupBy(catalogue, groupOf))
  test(`A11Y1: no component of group ${group + 1} of ${groups} has a fault, and each fits a phone, light and dark`, async ({
    page,
  }) => {
    const stories = some.flatMap(([, looks]) => [...Map.groupBy(looks, ({ id }) => id).values()]);
    test.setTimeout(60_000 * stories.length);
    for (const [component, looks] of some)
      expect(new Set(looks.map(({ scheme }) => scheme)), component).toEqual(new Set(['light', 'dark']));

    for (const [index, [first, second]] of stories.entries()) {
      if (!first) continue;
      await (index === 0 ? openStory(page, first.id) : moveToStory(page, first.id));
      if ((await isDark(page)) !== (first.scheme === 'dark')) await turnStory(page, first.scheme);
      await look(page, first);
      await page.setViewportSize(narrow);
      expect.soft(await overflowing(page), `${first.id} at 320 px`).toEqual([]);
      if (!second) continue;
      await turnStory(page, second.scheme);
      await look(page, second);
    }
  });
