import { boxOf, button } from '../support/dialog';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';

test('A11Y1: what a tooltip says can be reached by the pointer, and Escape takes it away', async ({ page }) => {
  await openStory(page, 'tooltip--light');
  const tip = page.getByRole('tooltip');
  /* The story shows it by itself once it has come. */
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);

  await button(page, 'Envoyer').hover();
  await expect(tip).toBeVisible();
  const { x, y, width, height } = await boxOf(tip);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await expect(tip).toBeVisible();
  expect(await tip.evaluate((node) => getComputedStyle(node).zIndex)).toBe('1100');
  await page.keyboard.press('Escape');

  await expect(tip).toHaveCount(0);
});
