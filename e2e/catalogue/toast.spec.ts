import type { Locator, Page } from '@playwright/test';
import { boxOf, button, settle } from '../support/dialog';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';
import { letEffectsRun, pass, stopClock } from '../support/time';

const say = async (page: Page, severity: string) => {
  await button(page, severity).click();
  const toast = page.locator(`[data-severity=${severity}]`).last();
  await expect(toast).toBeVisible();
  return toast;
};

const durationOf = (toast: Locator) => toast.evaluate((node) => getComputedStyle(node).animationDuration);

/** The line of what remains: how long it runs in all, whether it moves, where it is. */
const lineOf = (toast: Locator) =>
  toast
    .locator('span')
    .last()
    .evaluate((node) => {
      const [animation] = node.getAnimations();
      return {
        duration: animation?.effect?.getComputedTiming().duration,
        state: animation?.playState,
        at: animation?.currentTime,
      };
    });

test.beforeEach(({ page }) => stopClock(page, () => openStory(page, 'toast--service')));

test('F12: a toast stays 5000 ms, then leaves by itself in 450', async ({ page }) => {
  const toast = await say(page, 'success');

  await pass(page, 4999);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await pass(page, 1);
  await expect(toast).toHaveAttribute('data-leaving');
  await pass(page, 449);
  await expect(toast).toHaveCount(1);
  await pass(page, 1);

  await expect(toast).toHaveCount(0);
});

test('F12: hovering pauses what remains of it, line included, and does not start it again', async ({ page }) => {
  const toast = await say(page, 'info');
  expect(await lineOf(toast)).toMatchObject({ duration: 5000, state: 'running' });
  await pass(page, 3000);

  await toast.hover();
  await expect(toast).toHaveAttribute('data-paused');
  await letEffectsRun(page);
  const line = await lineOf(toast);
  await pass(page, 60_000);
  await expect(toast).not.toHaveAttribute('data-leaving');
  expect(line.state).toBe('paused');
  expect(await lineOf(toast)).toEqual(line);

  await page.mouse.move(5, 5);
  await expect(toast).not.toHaveAttribute('data-paused');
  await letEffectsRun(page);
  expect(await lineOf(toast)).toMatchObject({ state: 'running' });
  await pass(page, 1999);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await pass(page, 1);

  await expect(toast).toHaveAttribute('data-leaving');
});

test('F12: the focus pauses it too', async ({ page }) => {
  const toast = await say(page, 'warn');

  await toast.getByRole('button', { name: 'Fermer' }).focus();
  await expect(toast).toHaveAttribute('data-paused');
  await letEffectsRun(page);
  await pass(page, 60_000);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await page.keyboard.press('Enter');
  await pass(page, 450);

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

test('F12: on a phone it is as wide as the screen allows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const toast = await say(page, 'success');

  await settle(toast);
  const { x, width } = await boxOf(toast);
  expect([x, width]).toEqual([16, 288]);
});

test('F12: it enters in 0.3 s and leaves in 0.45 s, or at once without motion', async ({ page }) => {
  const toast = await say(page, 'secondary');
  expect(await durationOf(toast)).toBe('0.3s');
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await expect(toast).toHaveAttribute('data-leaving');
  expect(await durationOf(toast)).toBe('0.45s');
  await pass(page, 450);
  await expect(toast).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durationOf(await say(page, 'contrast'))).toBe('0s');
});

test('F12: only an error interrupts', async ({ page }) => {
  await expect(await say(page, 'error')).toHaveRole('alert');
  for (const severity of ['success', 'info']) await expect(await say(page, severity)).toHaveRole('status');
});

test('F14: a toast is above a dialog, and can be closed there', async ({ page }) => {
  const toast = await say(page, 'success');
  const layer = (selector: string) =>
    page.locator(selector).evaluate((node) => getComputedStyle(node.parentElement as Element).zIndex);
  await button(page, 'Dialogue').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();

  expect([await layer('[role=alertdialog]'), await layer('[data-severity]')]).toEqual(['1100', '1200']);
  await toast.getByRole('button', { name: 'Fermer' }).click();
  await pass(page, 450);

  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
