import { inspect } from '../support/inspect';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const prefixes = { fr: '', en: '/en-GB' } as const;

test('A11Y1: who may open a booklet is readable by everybody, in every way in', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await publishedBooklet(page, `Séjour à regarder ${Date.now()}`);
  const at = `/api/booklets/${id}/reading`;
  const open = async (prefix: string) => {
    await page.goto(`${prefix}/livrets/options/acces?livret=${id}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  };

  await send(page, 'PATCH', at, { mode: 'code', opens_on: '2020-01-01', closes_on: '2090-10-31' });
  for (const [language, prefix] of Object.entries(prefixes)) {
    await open(prefix);
    await inspect(page, `by a code, ${language}`);
  }
  await send(page, 'PATCH', at, { mode: 'named' });
  await open('');
  await inspect(page, 'by personal links');

  await send(page, 'POST', `/api/booklets/${id}/suspend`);
  await open('');
  await inspect(page, 'suspended');
  await page.getByText('Étiquette').click();
  await inspect(page, 'a label');
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});

test('A11Y1: every step of the creation has one title, its preview adds none', async ({ page }) => {
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  for (const step of ['name', 'structure', 'chapitres', 'pages', 'logo', 'colors', 'livret-completed']) {
    await page.goto(`/livrets/builder/${step}?livret=${items[0].id}`);
    await page.getByRole('region', { name: 'Aperçu du livret' }).waitFor();

    await expect(page.getByRole('heading', { level: 1 }), step).toHaveCount(1);
  }
});
