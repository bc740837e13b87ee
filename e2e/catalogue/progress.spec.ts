import { boxOf, button, settle } from '../support/dialog';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';

test('long work stands at the bottom right, or across a phone', async ({ page }) => {
  await openStory(page, 'progresstray--service');
  await button(page, 'Commencer').click();
  const tray = page.getByRole('region', { name: 'Tâches' });
  await settle(tray);
  const corner = await boxOf(tray);
  expect([corner.x + corner.width, corner.y + corner.height]).toEqual([1420, 880]);

  await page.setViewportSize({ width: 360, height: 640 });
  const foot = await boxOf(tray);
  expect([foot.x, foot.width, foot.y + foot.height]).toEqual([0, 360, 640]);
});

test('A11Y1: only the start, the end and a failure of long work are said aloud', async ({ page }) => {
  await openStory(page, 'progresstray--service');
  const said = page.getByRole('status');

  await button(page, 'Commencer').click();
  await expect(said).toHaveText(/, commence$/);
  await button(page, 'Avancer').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '93');
  await expect(said).toHaveText(/, commence$/);
  await button(page, 'Échouer').click();
  await expect(said).toHaveText(/, Interrompu, 93 personnes sur 186$/);
  await button(page, 'Réessayer').click();
  await button(page, 'Finir').click();

  await expect(said).toHaveText(/, Terminé, 186 personnes sur 186$/);
});
