import { violations } from '../support/axe';
import { expect, test } from '../support/edge/readers';

const id = '018f3c1e-0000-7000-8000-0000000000aa';
const media = { [id]: { kind: 'image', name: 'plan.svg', src: 'o/plan.svg', size: 99, width: 300, height: 200 } };
const plan = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2"/></svg>',
);
const image = {
  id: 'plan',
  type: 'image',
  props: { media: id, alt: 'Plan d’évacuation', decorative: false, caption: 'Le rez-de-chaussée', width: 'full' },
};

test('a picture opens large by keys, and its caption stays with the text', async ({ page, published }) => {
  const chapters = published.booklet.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((one) => ({ ...one, document: { schema: 2 as const, blocks: [image] } })),
  }));
  published.publish({ booklet: { ...published.booklet, chapters }, media }, new Map([['plan.svg', plan]]));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue à la maison/ }).click();

  const left = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().left;
    });
  expect(await left('figcaption')).toBe(await left('h1'));

  const link = page.getByRole('link', { name: 'Plan d’évacuation (agrandir l’image)' });
  await link.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Plan d’évacuation' });
  await expect(large).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(link).toBeFocused();
});
