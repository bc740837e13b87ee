import { expect, type Page, test } from '@playwright/test';
import { atWork, inTheDark, looks, pageOf, phone, ready, season, show, wide } from '../support/desk';
import { send } from '../support/library';
import { people } from '../support/people';
import { imagesLoaded, picture } from '../support/picture';
import { enter } from '../support/session';

/* Many screens in each. */
test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const handsPage = 'Se laver les mains';

/** Camille at her desk, with her booklet for the season. */
const atHerBooklet = async (page: Page) => {
  await atWork(page);
  return { id: await season(page), show: (path: string) => show(page, path) };
};

test('the list of booklets', async ({ page }) => {
  const { show } = await atHerBooklet(page);
  await show('/livrets');
  await picture(page, '20-booklets', looks);
  await picture(page, '20-booklets', inTheDark);

  await page.getByRole('radio', { name: 'Tableau' }).check({ force: true });
  await ready(page);
  await picture(page, '21-booklets-table', looks);

  await show('/livrets/home');
  await picture(page, '23-booklets-home', looks);
});

test('a company without a booklet', async ({ page }) => {
  await enter(page, people.rose);
  await page.goto('/livrets');
  await ready(page);
  await picture(page, '22-booklets-none', looks);
});

const steps = {
  'creation-01-name': 'name',
  'creation-02-sector': 'secteur-activite',
  'creation-03-structure': 'structure',
  'creation-04-chapters': 'chapitres',
  'creation-05-pages': 'pages',
  'creation-06-logo': 'logo',
  'creation-07-colours': 'colors',
  'creation-08-font': 'font',
  'creation-09-values': 'personnalisation',
  'creation-10-done': 'livret-completed',
};

test('the creation of a booklet', async ({ page }) => {
  const { id, show } = await atHerBooklet(page);
  for (const [shown, step] of Object.entries(steps)) {
    await show(`/livrets/builder/${step}?livret=${id}`);
    await picture(page, `24-${shown}`, looks);
  }
});

test('the three sizes of a booklet in the making', async ({ page }) => {
  await atWork(page);
  const { items } = await (await page.request.get('/api/booklets/sectors?kind=employee_welcome')).json();
  const sector = items.find(({ code }: { code: string }) => code === 'HCR').id;
  const made = await send(page, 'POST', '/api/booklets', {
    name: 'Livret d’accueil des saisonniers d’hiver',
    kind: 'employee_welcome',
    start: 'sector',
  });
  const { id } = (await made.json()) as { id: string };
  await send(page, 'PATCH', `/api/booklets/${id}`, { sector, step: 'values' });
  await show(page, `/livrets/builder/chapitres?livret=${id}`);
  await expect(page).toHaveURL(/chapitres/); // a step that nobody reached yet leads to the first one
  await picture(page, '24-creation-04-sizes', looks);
  await show(page, `/livrets/builder/personnalisation?livret=${id}`);
  await picture(page, '24-creation-09-themes', looks);
  await send(page, 'POST', `/api/booklets/${id}/trash`);
});

test('the editor of a booklet', async ({ page }) => {
  const { id, show } = await atHerBooklet(page);
  await show(`/livrets/${id}/editor?page=${await pageOf(page, id, handsPage)}`);
  await page.getByRole('main').getByText('Lavez-vous les mains').waitFor();
  await picture(page, '25-editor', looks);
  await picture(page, '25-editor', inTheDark);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('navigation', { name: 'Outils' }).getByRole('button', { name: 'Blocs' }).click();
  await ready(page);
  await picture(page, '26-editor-blocks', wide);

  await show(`/livrets/${id}/editor?vue=grille`);
  await picture(page, '27-coverage', looks);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio', { name: 'Matrice' }).check({ force: true });
  await ready(page);
  await picture(page, '27-coverage-matrix', wide);

  await show(`/livrets/${id}/editor?vue=versions`);
  await page.getByRole('main').locator('ins').first().waitFor();
  await picture(page, '28-versions', looks);
});

test('the options of a booklet', async ({ page }) => {
  const { id, show } = await atHerBooklet(page);
  const options = {
    '30-options': '/livrets/options',
    '31-options-access': '/livrets/options/acces',
    '32-options-advanced': '/livrets/options/avance',
    '33-options-managers': '/livrets/options/responsables',
    '34-options-users': '/livrets/options/utilisateurs',
  };
  for (const [shown, path] of Object.entries(options)) {
    await show(`${path}?livret=${id}`);
    await picture(page, shown, looks);
  }

  await show(`/livrets/options?livret=${id}`);
  await page.getByRole('button', { name: 'Publier les modifications' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note de version' }).waitFor();
  await ready(page);
  await picture(page, '29-publish', looks);

  await show('/parametres/informations-pratiques');
  await picture(page, '35-values', looks);
});

/** The day on which a version was made, as if it were the picture's. */
const steadyVersion = (page: Page) =>
  page.route('**/l/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/\d+(?:er)? \p{L}+ 20\d\d/gu, '16 mars 2027');
    await route.fulfill({ response: answer, body });
  });

test('the reader', async ({ page }) => {
  const { id } = await atHerBooklet(page);
  const { address } = await (await page.request.get(`/api/booklets/${id}/reading`)).json();
  await page.context().clearCookies();
  await steadyVersion(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/`);
  await imagesLoaded(page);
  await picture(page, '40-reader-cover', phone);
  await picture(page, '40-reader-cover', wide);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await picture(page, '41-reader-contents', phone);

  await page.getByRole('link', { name: /Hygiène et sécurité/ }).click();
  while ((await page.getByRole('heading', { level: 1 }).textContent()) !== handsPage)
    await page.getByRole('link', { name: 'Page suivante' }).click();
  await imagesLoaded(page);
  await picture(page, '42-reader-page', phone);
  await picture(page, '42-reader-page', wide);
  await picture(page, '42-reader-page', inTheDark);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Cinq secondes').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await page.getByText('Ce n’est pas la bonne réponse.').scrollIntoViewIfNeeded();
  await picture(page, '43-reader-question', phone);

  await page.getByRole('link', { name: 'Retour au sommaire' }).first().click();
  await page.getByRole('link', { name: 'Chercher' }).click();
  await page.getByRole('searchbox').fill('mains');
  await page.locator('.lvr-found-count').waitFor();
  await picture(page, '44-reader-search', phone);
});

const sheet = { width: 620, height: 877 };

/** A sheet of paper, as the browser shows it; a booklet is printed some time after it was published. */
const showPaper = async (page: Page, file: string, name: string) => {
  await expect.poll(async () => (await page.request.get(file)).status(), { timeout: 300_000 }).toBe(200);
  const body = await (await page.request.get(file)).body();
  await page.route(`http://paper.test/${name}`, (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await page.setViewportSize(sheet);
  await page.goto(`http://paper.test/${name}#toolbar=0&navpanes=0&view=Fit`);
  /* The browser does not tell when it has drawn it. */
  await page.waitForTimeout(3_000);
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
};

test('what is printed', async ({ page }) => {
  const { id } = await atHerBooklet(page);
  const { address } = await (await page.request.get(`/api/booklets/${id}/reading`)).json();
  await showPaper(page, `/api/booklets/${id}/reading/poster?size=a4`, '46-poster-a4');
  await showPaper(page, `${address}/fr-FR.pdf`, '45-pdf-cover');
});
