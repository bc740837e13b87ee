import { test } from '@playwright/test';
import { atWork, inTheDark, looks, show } from '../support/desk';
import { picture } from '../support/picture';
import { boardOf, proposalAt, waitingUpdates } from '../support/updates';

test.describe.configure({ timeout: 900_000 });

test('a library update to review, and the board of all booklets', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page);
  const [adapted] = await waitingUpdates(page, 'adapted');
  if (!adapted) throw new Error('The demonstration proposes no release.');
  await show(page, proposalAt(adapted));
  await picture(page, '86-core-update', looks);
  await picture(page, '86-core-update', inTheDark);
  await show(page, boardOf(adapted));
  await picture(page, '87-core-updates', looks);
  await picture(page, '87-core-updates', inTheDark);
});
