import type { Page } from '@playwright/test';
import { newBooklet, throwAway } from '../support/bookletPages';
import { inspect } from '../support/inspect';
import { send } from '../support/library';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const prefixes = { fr: '', en: '/en-GB' } as const;

/** The screens of each test by their addresses, in which the booklet of the demonstration stands for `ID`. */
const screens = {
  'the list of booklets': ['/livrets', '/livrets?recherche=introuvable', '/livrets/home'],
  'the options of a booklet': [
    '/livrets/options?livret=ID',
    '/livrets/options/avance',
    '/livrets/options/avance?livret=ID',
  ],
  'who has a part in a booklet, and its values': [
    '/livrets/options/responsables?livret=ID',
    '/livrets/options/utilisateurs?livret=ID',
    '/parametres/informations-pratiques',
  ],
  'what a new booklet is': ['name', 'secteur-activite', 'structure'].map(
    (step) => `/livrets/builder/${step}?livret=ID`,
  ),
  'what a new booklet says': ['chapitres', 'pages', 'personnalisation', 'livret-completed'].map(
    (step) => `/livrets/builder/${step}?livret=ID`,
  ),
  'how a new booklet looks': ['logo', 'colors', 'font'].map((step) => `/livrets/builder/${step}?livret=ID`),
};

/** Reads only: what is opened is never sent. */
for (const [language, prefix] of Object.entries(prefixes))
  for (const [name, addresses] of Object.entries(screens))
    test(`A11Y1: ${name}: readable by everybody, in ${language}`, async ({ page }) => {
      await enter(page, people.helene);
      const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();

      for (const address of addresses) {
        await page.goto(`${prefix}${address.replace('ID', items[0].id)}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await inspect(page, `${address}, ${language}`);
      }
    });

const act = async (page: Page, more: string | RegExp, name: string) => {
  await page.getByRole('button', { name: more }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** A window in the light and in the dark, on a desk and on a small phone. */
const inspectWindow = async (page: Page, name: string) => {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
  await inspect(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('A11Y1: the windows of booklets are readable by everybody', async ({ page }) => {
  await enter(page, people.helene);
  const name = `Livret aux fenêtres ${Date.now()}`;
  const { id } = await newBooklet(page, name, ['Accueil']);
  const { items } = await (await page.request.get(`/api/booklets/${id}/access/candidates?search=roche`)).json();
  const auditor = { user: items[0].user, role: 'auditor', duty: null, scope: '', ends_on: '2090-10-31' };
  await send(page, 'POST', `/api/booklets/${id}/access`, auditor);

  await page.goto(`/livrets?recherche=${encodeURIComponent(name)}`);
  await act(page, `Autres actions sur ${name}`, 'Dupliquer');
  await inspectWindow(page, 'duplicate');
  await act(page, `Autres actions sur ${name}`, 'Transférer');
  await inspectWindow(page, 'transfer');
  await act(page, `Autres actions sur ${name}`, 'Renommer');
  await inspectWindow(page, 'rename');
  await act(page, `Autres actions sur ${name}`, 'Aperçu');
  await inspectWindow(page, 'preview');

  await page.goto(`/livrets/options/responsables?livret=${id}`);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const substitute = page.getByRole('radio', { name: /^Suppléant/ });
  /* By its words, once the window stands still: what is forced may come before. */
  await page.getByRole('dialog').getByText('Suppléant', { exact: true }).click();
  await expect(substitute).toBeChecked();
  await inspectWindow(page, 'manager');

  await page.goto(`/livrets/options/utilisateurs?livret=${id}`);
  await page.getByRole('button', { name: 'Donner un accès' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
  await inspectWindow(page, 'give');
  await act(page, /^Autres actions pour Marc Roche/, 'Changer le dernier jour');
  await inspectWindow(page, 'end');
  await throwAway(page, id);
});

test('A11Y1: the list as a table, and a list without a booklet, are readable by everybody', async ({ page }) => {
  await enter(page, people.helene);
  await page.goto('/livrets');
  await page.getByRole('radio', { name: 'Tableau' }).click({ force: true });
  await page.getByRole('table', { name: 'Livrets' }).waitFor();
  await inspect(page, 'table');
  await page.getByRole('row').getByRole('checkbox').nth(1).check({ force: true });
  await page.getByRole('row').getByRole('checkbox').nth(2).check({ force: true });
  await page.locator('[data-selection-bar]').waitFor();
  await inspect(page, 'table, two chosen');

  await page.route('**/api/booklets?*', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    const counts = Object.fromEntries(Object.keys(told.counts).map((state) => [state, 0]));
    await route.fulfill({ response: answer, json: { ...told, items: [], counts } });
  });
  await page.goto('/livrets');
  await expect(page.getByText('Votre premier livret en dix minutes')).toBeVisible();
  await inspect(page, 'no booklet');
});
