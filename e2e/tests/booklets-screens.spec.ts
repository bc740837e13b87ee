import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const prefixes = { fr: '', en: '/en-GB' } as const;

const steps = [
  'name',
  'secteur-activite',
  'structure',
  'chapitres',
  'pages',
  'logo',
  'colors',
  'font',
  'personnalisation',
  'livret-completed',
];

/** Reads only: what is opened is never sent. */
for (const [language, prefix] of Object.entries(prefixes)) {
  const open = (path: string) => `${prefix}${path}`;

  test(`A11Y1: booklets, their options and the practical information are readable by everybody, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await enter(page, people.helene);
    const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
    const id: string = items[0].id;
    const screens = {
      list: '/livrets',
      'nothing found': '/livrets?recherche=introuvable',
      'where one left off': '/livrets/home',
      options: `/livrets/options?livret=${id}`,
      'picking a booklet': '/livrets/options/avance',
      advanced: `/livrets/options/avance?livret=${id}`,
      managers: `/livrets/options/responsables?livret=${id}`,
      users: `/livrets/options/utilisateurs?livret=${id}`,
      values: '/parametres/informations-pratiques',
    };
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(open(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(page, `${name}, ${language}`);
    }
  });

  test(`A11Y1: every step of the creation is readable by everybody, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await enter(page, people.helene);
    const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
    for (const step of steps) {
      await page.goto(open(`/livrets/builder/${step}?livret=${items[0].id}`));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(page, `${step}, ${language}`);
    }
  });
}
