import { test } from '@playwright/test';
import { atWork, inTheDark, looks, season, show } from '../support/desk';
import { picture } from '../support/picture';
import { steadyFigures } from '../support/steadyFigures';

test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the statistics of all booklets, and the pages of one that were not understood', async ({ page }) => {
  await atWork(page);
  await steadyFigures(page);
  await show(page, '/tableau-bord/statistiques');
  await picture(page, '69-statistics-1-people', looks);
  await picture(page, '69-statistics-1-people', inTheDark);

  await show(page, `/tableau-bord/statistiques?livret=${await season(page)}`);
  const unclear = page.getByRole('region', { name: 'Pages les moins comprises' });
  await unclear.getByRole('listitem').first().waitFor();
  await unclear.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await picture(page, '69-statistics-2-pages', looks);
  await picture(page, '69-statistics-2-pages', inTheDark);
});
