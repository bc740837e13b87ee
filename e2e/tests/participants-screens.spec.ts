import { inspect } from '../support/inspect';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

test('A11Y1: the participants of a booklet are readable by everybody', async ({ page }) => {
  test.slow();
  await enter(page, people.helene);
  const { id } = await publishedBooklet(page, `Séjour suivi ${Date.now()}`);
  const last_name = `Delrieu ${Date.now()}`;
  const made = await send(page, 'POST', '/api/people', { first_name: 'Manon', last_name, job: 'Serveuse' });
  const at = `/livrets/options/participants?livret=${id}`;

  await page.goto(at);
  await page.getByRole('heading', { name: /^Personne n’a encore reçu ce livret/ }).waitFor();
  await inspect(page, 'nobody yet');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
  await inspect(page, 'picking people');
  await page.getByText('Toutes celles qui correspondent').click();
  await inspect(page, 'a rule');
  await page.keyboard.press('Escape');

  const { id: person } = (await made.json()) as { id: string };
  await send(page, 'POST', `/api/booklets/${id}/participants`, { people: [person] });
  for (const prefix of ['', '/en-GB']) {
    await page.goto(`${prefix}${at}`);
    await page.getByRole('rowheader').first().waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await inspect(page, `the list ${prefix}`);
  }
  await page.goto(at);
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await inspect(page, 'somebody is ticked');
  await page.getByRole('button', { name: `Manon ${last_name}` }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Son parcours' }).waitFor();
  await inspect(page, 'the drawer');
  await page.getByRole('button', { name: 'Voir le livret comme Manon' }).click();
  await page.getByRole('navigation', { name: 'Pages de cette version' }).waitFor();
  await inspect(page, 'the booklet as they see it');
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});
