import { cutRings } from '../support/cutRings';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { touchingWords } from '../support/touching';

/** Screens with lists, panels and bars that scroll, in which the booklet of the demonstration stands for `ID`. */
const screens = [
  '/livrets',
  '/livrets/ID/editor',
  '/livrets/ID/editor?vue=grille',
  '/livrets/builder/chapitres?livret=ID',
  '/livrets/builder/personnalisation?livret=ID',
  '/livrets/options/avance?livret=ID',
  '/parametres/informations-pratiques',
];

test('no ring around what has the focus is cut off, and no label touches a title', async ({ page }) => {
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  const faults: Record<string, string[]> = {};

  for (const address of screens) {
    await page.goto(address.replace('ID', items[0].id));
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    const found = [...(await touchingWords(page)), ...(await cutRings(page, 60))];
    if (found.length > 0) faults[address] = found;
  }

  expect(faults).toEqual({});
});
