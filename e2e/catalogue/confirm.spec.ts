import { answered, ask, boxOf, button, drag, settle } from '../support/dialog';
import { expect, test } from '../support/test';

const places = {
  center: [0.5, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.5],
  right: [1, 0.5],
  'top-left': [0, 0],
  'top-right': [1, 0],
  'bottom-left': [0, 1],
  'bottom-right': [1, 1],
} as const;
const edge = 16;
const viewport = { width: 1440, height: 900 };

test('F5: one question, answered by either button', async ({ page }) => {
  await ask(page, 'Question');
  await button(page, 'Archiver').click();
  await answered(page, 'accepté');

  await ask(page, 'Question');
  await button(page, 'Garder le livret').click();
  await answered(page, 'refusé');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('F13: the default focus is on the choice that was asked for, and comes back afterwards', async ({ page }) => {
  await ask(page, 'Question');
  await expect(button(page, 'Garder le livret')).toBeFocused();
  await page.keyboard.press('Enter');
  await answered(page, 'refusé');
  await expect(button(page, 'Question')).toBeFocused();

  const dialog = await ask(page, 'Focus sur accepter');
  await expect(dialog.getByRole('button', { name: 'Archiver' })).toBeFocused();
});

test('F13: a question asked from a menu takes the focus, and gives it back to the menu’s button', async ({ page }) => {
  await ask(page, 'Question');
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  await page.getByRole('menuitem', { name: 'Archiver le livret' }).click();

  await expect(button(page, 'Garder le livret')).toBeFocused();
  await page.waitForTimeout(400);
  await expect(button(page, 'Garder le livret')).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(button(page, 'Menu')).toBeFocused();
});

test('F13: the focus stays inside a modal dialog, whatever is clicked or tabbed', async ({ page }) => {
  const dialog = await ask(page, 'Question');

  await page.mouse.click(10, 890);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
});

test('F13: Escape closes, unless it is not allowed', async ({ page }) => {
  await ask(page, 'Question');
  await page.keyboard.press('Escape');
  await answered(page, 'refusé');

  const dialog = await ask(page, 'Sans Échap');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  await expect(dialog).toBeVisible();
});

test('F13: the mask closes only a dialog that is dismissable and modal', async ({ page }) => {
  const outside = [30, 860] as const;
  const kept = await ask(page, 'Question');
  await page.mouse.click(...outside);
  await page.waitForTimeout(400);
  await expect(kept).toBeVisible();

  await ask(page, 'Masque actif');
  await page.mouse.click(...outside);
  await answered(page, 'refusé');

  const loose = await ask(page, 'Non modale');
  await page.mouse.click(...outside);
  await page.waitForTimeout(400);
  await expect(loose).toBeVisible();
  await expect(loose).toHaveAttribute('aria-modal', 'false');
});

test('F13: it is dragged by its header and never leaves the viewport', async ({ page }) => {
  const dialog = await ask(page, 'Question');
  const before = await boxOf(dialog);
  const grip = { x: before.x + 200, y: before.y + 20 };

  await drag(page, grip, { x: grip.x + 100, y: grip.y - 60 });
  expect(await boxOf(dialog)).toMatchObject({ x: before.x + 100, y: before.y - 60 });

  await drag(page, { x: grip.x + 100, y: grip.y - 60 }, { x: -500, y: -500 });
  expect(await boxOf(dialog)).toMatchObject({ x: 0, y: 0 });

  await drag(page, { x: 200, y: 20 }, { x: 3000, y: 3000 });
  const farCorner = async () => {
    const { x, y, width, height } = await boxOf(dialog);
    return [x + width, y + height];
  };
  expect(await farCorner()).toEqual([viewport.width, viewport.height]);

  await page.setViewportSize({ width: 800, height: 600 });
  await expect.poll(farCorner).toEqual([800, 600]);
});

test('F13: its body does not drag it', async ({ page }) => {
  const dialog = await ask(page, 'Question');
  const before = await boxOf(dialog);

  const text = await boxOf(page.getByText('Les 38 participants'));
  await drag(page, { x: text.x + 20, y: text.y + 30 }, { x: text.x + 200, y: text.y + 200 });

  expect(await boxOf(dialog)).toEqual(before);
});

test('F13: it is maximized and restored', async ({ page }) => {
  const dialog = await ask(page, 'Agrandissable');
  const before = await boxOf(dialog);

  await button(page, 'Agrandir').click();
  expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...viewport });
  await button(page, 'Réduire').click();

  expect(await boxOf(dialog)).toEqual(before);
});

for (const [position, [x, y]] of Object.entries(places))
  test(`F13: it stands at ${position}, and enters in its time`, async ({ page }) => {
    const dialog = await ask(page, `Position ${position}`);

    const box = await boxOf(dialog);
    expect(box.x).toBeCloseTo(edge + (viewport.width - 2 * edge - box.width) * x, 0);
    expect(box.y).toBeCloseTo(edge + (viewport.height - 2 * edge - box.height) * y, 0);
    const time = position === 'center' ? '0.15s' : '0.3s';
    expect(await dialog.evaluate((node) => getComputedStyle(node).animationDuration)).toBe(time);
  });

test('F13: the page behind does not scroll', async ({ page }) => {
  await ask(page, 'Question');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');

  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

test('F13: without motion it appears and leaves at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await ask(page, 'Position top');

  await settle(dialog);
  expect(await dialog.evaluate((node) => getComputedStyle(node).animationDuration)).toBe('0s');
});
