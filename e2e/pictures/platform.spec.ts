import { test } from '@playwright/test';
import { releasedAgain } from '../support/chapters';
import { atWork, show, wide } from '../support/desk';
import { people } from '../support/people';
import { picture } from '../support/picture';

test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const screens = {
  '80-chapters': '/parametres/builder/chapitres',
  '81-obligations': '/parametres/builder/obligations',
  '82-companies': '/parametres/entreprises',
  '83-help': '/aide',
  '84-news': '/parametres/actualites',
  '85-translations': '/parametres/traductions?langue=en-GB',
  '89-languages': '/parametres/langues',
  '90-tutorials': '/parametres/tutoriels',
  '91-new-news': '/parametres/actualites/create',
};

test('what the platform keeps for everybody', async ({ page }) => {
  await atWork(page, people.ines);
  for (const [name, address] of Object.entries(screens)) {
    await show(page, address);
    await picture(page, name, wide);
  }
  await show(page, `${screens['80-chapters']}/${await releasedAgain(page)}?vue=adoption`);
  await picture(page, '88-adoption', wide);
});
