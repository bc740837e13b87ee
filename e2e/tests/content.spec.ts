import type { Page } from '@playwright/test';
import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { comeHome, enter } from '../support/session';
import { expect, test } from '../support/test';

const body = {
  'fr-FR': {
    schema: 2,
    blocks: [
      { id: 'p1', type: 'paragraph', props: {}, text: [{ type: 'text', text: 'Quatre chapitres sont revus.' }] },
    ],
  },
};

/** The calls of those who write for the platform, without their screens. */
const writing = async (page: Page) => {
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
  return async (path: string, data: object = {}) => {
    const answer = await request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrfToken } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
};

test('what the platform tells is read on the home of those whom it is for, then it is no longer new', async ({
  page,
  browser,
}, { retry, project }) => {
  test.slow();
  const title = `Les congés ${project.name} ${retry}`;
  await enter(page, people.ines);
  await page.goto('/parametres/actualites');
  await page.getByRole('link', { name: 'Nouvelle actualité' }).first().click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByRole('textbox', { name: 'Texte' }).click();
  await page.keyboard.type('Quatre chapitres sont revus.');
  await page.getByRole('combobox', { name: 'Types d’entreprise' }).fill('apprentissage');
  await page.getByRole('option', { name: 'Centre d’apprentissage' }).click();
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('C’est publié')).toBeVisible();

  const theirs = await browser.newPage();
  await comeHome(theirs, people.fatou);
  const news = theirs.getByRole('region', { name: 'Actualités' });
  const line = news.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText('Nouveau');
  await line.getByRole('link', { name: title }).click();
  await theirs.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect(theirs.getByText('Quatre chapitres sont revus.')).toBeVisible();
  await theirs.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(line).toBeVisible();
  await expect(line).not.toContainText('Nouveau');
  await theirs.close();

  await page.getByRole('button', { name: 'Archiver' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiver', exact: true }).click();
  await expect(page.getByText('C’est archivé')).toBeVisible();
});

for (const [language, prefix] of Object.entries({ French: '', English: '/en-GB' }))
  test(`A11Y1: news, tutorials and the help are readable by everybody in ${language}`, async ({ page }, { retry }) => {
    test.slow();
    const name = `Écrire une actualité, ${language} ${retry}`;
    await enter(page, people.ines);
    const send = await writing(page);
    /* For the platform's staff alone: nobody else's home or help changes. */
    const item = await send('/api/content/news', {
      titles: { 'fr-FR': 'Congés' },
      bodies: body,
      companies: [],
      kinds: [],
    });
    const tutorial = await send('/api/content/tutorials', {
      ...{ titles: { 'fr-FR': name }, bodies: body },
      ...{ roles: ['super_admin'], screens: ['/parametres/tutoriels'], topic: 'platform', minutes: 2 },
    });
    await send(`/api/content/tutorials/${tutorial.id}/publish`);

    const screens = {
      'the help': '/aide',
      'a search in the help': '/aide?recherche=ecrire',
      'a tutorial': `/aide?tutoriel=${tutorial.id}`,
      'the list of news': '/parametres/actualites',
      'a new news item': '/parametres/actualites/create',
      'a news item being written': `/parametres/actualites/${item.id}`,
      'the list of tutorials': '/parametres/tutoriels',
      'a new tutorial': '/parametres/tutoriels/create',
      'a tutorial being written': `/parametres/tutoriels/${tutorial.id}`,
    };
    for (const [screen, address] of Object.entries(screens)) {
      await page.goto(`${prefix}${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(page, `${screen} in ${language}`);
    }

    await page.goto(`${prefix}/parametres/tutoriels`);
    const help = page.getByRole('button', { name: /^(Aide de cet écran|Help for this screen)$/ });
    await help.click();
    /* After those that come with the product. */
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Quatre chapitres sont revus.')).toBeVisible();
    await inspect(page, `the help beside a screen in ${language}`);
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();

    await send(`/api/content/news/${item.id}/archive`);
    await send(`/api/content/tutorials/${tutorial.id}/archive`);
  });
