import type { Page } from '@playwright/test';
import { note } from '../support/figures';
import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';
import { boardOf, giveBack, proposalAt, waitingUpdates } from '../support/updates';

/** The releases of the demonstration ask these booklets; each test gives back what it took. */
test.describe.configure({ mode: 'serial' });

const choice = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

for (const [language, { prefix, title, board, result }] of Object.entries({
  fr: {
    prefix: '',
    title: 'Mise à jour du socle à examiner',
    board: 'Mises à jour du socle',
    result: 'Voir le résultat',
  },
  en: { prefix: '/en-GB', title: 'Library update to review', board: 'Library updates', result: 'See the result' },
}))
  test(`A11Y1: a library update and the board are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.camille);
    const [adapted] = await waitingUpdates(page, 'adapted');
    const [conflict] = await waitingUpdates(page, 'conflict');
    if (!(adapted && conflict)) throw new Error('The demonstration proposes no release.');

    await page.goto(`${prefix}${proposalAt(adapted)}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await inspect(page, `proposal, ${language}`);
    await page.getByRole('button', { name: result }).click();
    await page.getByRole('dialog').getByRole('article').first().waitFor();
    await inspect(page, `result, ${language}`);

    await page.goto(`${prefix}${proposalAt(conflict)}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await inspect(page, `conflict, ${language}`);

    await page.goto(`${prefix}/livrets?vue=socle`);
    await page.getByRole('heading', { level: 1, name: board }).waitFor();
    await inspect(page, `releases, ${language}`);
    await page.goto(`${prefix}${boardOf(adapted)}`);
    await page.getByRole('link', { name: conflict.booklet.name }).first().waitFor();
    await inspect(page, `one release, ${language}`);
  });

test('a manager decides by mouse, sees the result, adopts it and takes it back', async ({ page }) => {
  await enter(page, people.camille);
  const [asked] = await waitingUpdates(page, 'adapted');
  if (!asked) throw new Error('The demonstration proposes no release.');
  await page.goto('/livrets');
  await page.getByRole('link', { name: 'Mises à jour du socle' }).click();
  await page
    .getByRole('link', { name: /, version \d+$/ })
    .first()
    .click();
  await page.getByRole('link', { name: `Examiner la mise à jour de ${asked.booklet.name}` }).click();

  await choice(page, /^Combiner/).check();
  await page.getByRole('button', { name: 'Valider ce bloc' }).click();
  await page.getByRole('button', { name: 'Terminer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Mise à jour adoptée/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’adoption' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Mise à jour du socle à examiner' })).toBeVisible();
  await giveBack(page, asked.id);
});

test('SOC9: five blocks are decided by keys, in at most twenty-five', async ({ page }) => {
  await enter(page, people.camille);
  const asked = (await waitingUpdates(page, 'adapted')).at(-1);
  if (!asked) throw new Error('The demonstration proposes no release.');
  await page.goto(proposalAt(asked));
  await page.getByRole('heading', { level: 1 }).focus();
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const isAt = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  while (!(await isAt('input[type=radio]'))) await press('Tab');
  if (!(await isAt(':checked'))) await press(' ');
  await press('Enter');
  await expect(page.getByText('5 décisions sur 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terminer', exact: true })).toBeFocused();
  await press('Enter');

  await expect(page.getByRole('heading', { name: /^Mise à jour adoptée/ })).toBeVisible();
  note({
    goal_name: 'SOC9',
    what: 'five blocks of a library update by keys alone',
    measured: `${pressed} keys`,
    goal: '25',
    met: pressed <= 25,
  });
  expect(pressed).toBeLessThanOrEqual(25);
  await giveBack(page, asked.id);
});

test('many are adopted at once, each with its result', async ({ page }) => {
  test.slow();
  await enter(page, people.camille);
  const ready = await waitingUpdates(page, 'ready');
  const [first] = ready;
  if (!first) throw new Error('The demonstration proposes no release.');
  await page.goto(boardOf(first));
  await page.getByRole('button', { name: `Adopter dans ${ready.length} livret${ready.length > 1 ? 's' : ''}` }).click();

  const results = page.getByRole('region', { name: 'Résultat' });
  await expect(results.getByText('Fait', { exact: true })).toHaveCount(ready.length, { timeout: 30_000 });
  await expect(page.getByText(`${ready.length} adopté`, { exact: false }).first()).toBeVisible();
  for (const { id } of ready) await giveBack(page, id);
});
