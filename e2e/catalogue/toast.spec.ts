import type { Page } from '@playwright/test';
import { boxOf, button, settle } from '../support/dialog';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';

const say = async (page: Page, severity: string) => {
  await button(page, severity).click();
  const toast = page.locator(`[data-severity=${severity}]`).last();
  await expect(toast).toBeVisible();
  return toast;
};

/** Measured inside the page: a loaded machine answers the test late. */
const lifeOfNextToast = () =>
  new Promise<number>((resolve) => {
    let began = 0;
    const look = () => {
      const toast = document.querySelector('[data-severity]');
      if (toast && !began) began = performance.now();
      if (toast?.hasAttribute('data-leaving')) resolve(performance.now() - began);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });

/** Closes and looks within one frame: 450 ms later there is nothing to look at. */
const durationOfLeaving = async (toast: Element) => {
  toast.querySelector<HTMLElement>('button[aria-label]')?.click();
  await new Promise(requestAnimationFrame);
  return getComputedStyle(toast).animationDuration;
};

test.beforeEach(({ page }) => openStory(page, 'toast--service'));

test('F12: a toast stays 5000 ms and leaves by itself', async ({ page }) => {
  const life = page.evaluate(lifeOfNextToast);
  const toast = await say(page, 'success');

  expect(await life).toBeGreaterThan(4950);
  expect(await life).toBeLessThan(6000);
  await expect(toast).toHaveCount(0);
});

test('F12: hovering pauses what remains of it, line included, and does not start it again', async ({ page }) => {
  const toast = await say(page, 'info');
  const began = Date.now();
  const line = () =>
    toast
      .locator('span')
      .last()
      .evaluate((node) => node.getBoundingClientRect().width);
  await page.waitForTimeout(3000);

  await toast.hover();
  const [ran, width] = [Date.now() - began, await line()];
  await page.waitForTimeout(4000);
  await expect(toast).not.toHaveAttribute('data-leaving');
  expect(Math.abs((await line()) - width)).toBeLessThan(20);
  const resumed = Date.now();
  await page.mouse.move(5, 5);
  await expect(toast).toHaveAttribute('data-leaving', { timeout: 6000 });

  expect(ran + Date.now() - resumed).toBeLessThan(6500);
});

test('F12: the focus pauses it too', async ({ page }) => {
  const toast = await say(page, 'warn');

  await toast.getByRole('button', { name: 'Fermer' }).focus();
  await page.waitForTimeout(6000);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await page.keyboard.press('Enter');

  await expect(toast).toHaveCount(0);
});

test('F5, F12: toasts are at the bottom, in the middle, 420 wide, three at most', async ({ page }) => {
  for (const severity of ['info', 'success', 'warn', 'error']) await button(page, severity).click();

  const toasts = page.locator('[data-severity]');
  await expect(toasts).toHaveCount(3);
  await settle(toasts.last());
  const { x, y, width, height } = await boxOf(toasts.last());
  expect([width, x + width / 2, y + height]).toEqual([420, 720, 880]);
});

test('F12: it enters in 0.3 s and leaves in 0.45 s, or at once without motion', async ({ page }) => {
  const duration = (toast: Awaited<ReturnType<typeof say>>) =>
    toast.evaluate((node) => getComputedStyle(node).animationDuration);
  const toast = await say(page, 'secondary');
  expect(await duration(toast)).toBe('0.3s');
  expect(await toast.evaluate(durationOfLeaving)).toBe('0.45s');
  await expect(toast).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration(await say(page, 'contrast'))).toBe('0s');
});

test('F12: only an error interrupts', async ({ page }) => {
  await expect(await say(page, 'error')).toHaveRole('alert');
  await expect(await say(page, 'success')).toHaveRole('status');
});

test('F14: a toast is above a dialog, and can be closed there', async ({ page }) => {
  const toast = await say(page, 'success');
  await toast.hover();
  const layer = (selector: string) =>
    page.locator(selector).evaluate((node) => getComputedStyle(node.parentElement as Element).zIndex);
  await button(page, 'Dialogue').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();

  expect([await layer('[role=alertdialog]'), await layer('[data-severity]')]).toEqual(['1100', '1200']);
  await toast.getByRole('button', { name: 'Fermer' }).click();

  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
