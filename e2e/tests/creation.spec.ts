import type { Page } from '@playwright/test';
import { note } from '../support/figures';
import { countedHands } from '../support/interactions';
import { journey } from '../support/journey';
import { password, people } from '../support/people';
import { publishNow, putAway, readAt } from '../support/publishing';
import { expect, test } from '../support/test';

const logo = {
  name: 'auberge-des-sucs.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="480" height="240">' +
      '<path fill="#1b3a6b" d="M0 0h120v60H0z"/><path fill="#d9822b" d="M12 48 40 14l28 34z"/></svg>',
  ),
};

/** All that keeps an « Essentiel » of this kind from being published, as the step names it. */
const essentials: Record<string, string> = {
  'Adresse du site': 'Route du Mézenc, 43150 Les Estables',
  'Contact RH': 'Fanny Vernet',
  'Médecine du travail': 'Santé au travail de la Haute-Loire',
  'Convention collective': 'Hôtels, cafés, restaurants (IDCC 1979)',
  'Téléphone de l’inspection du travail': '04 65 71 30 10',
  'Inspection du travail': 'DDETSPP de la Haute-Loire',
  'Téléphone de la médecine du travail': '04 65 71 20 20',
  'Référent sécurité': 'Marius Chapuis',
  'Point de rassemblement': 'Le parking, devant le sapin',
  'Lieu du document unique': 'Le bureau, classeur rouge',
  'Signal d’alarme': 'Une sirène continue',
};

const goOn = (page: Page) => page.getByRole('button', { name: /^(Continuer vers|Vérifier et)/ });

/** What a screen says and how it is built, whatever its addresses are; but for what only a published booklet offers. */
const structureOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const screen = new DOMParser().parseFromString(source, 'text/html').querySelector('.lvr-screen');
    const ofPublished =
      '.lvr-card-lines, .lvr-card-line, .lvr-version, .lvr-maybe-old, .lvr-counting, .lvr-unclear, .lvr-heard';
    for (const offered of screen?.querySelectorAll(ofPublished) ?? []) offered.remove();
    const told = (node: Element): unknown => [
      node.localName,
      node.className.toString(),
      [...node.childNodes].map((child) =>
        child instanceof Element ? told(child) : child.nodeType === Node.TEXT_NODE ? child.textContent : '',
      ),
    ];
    return JSON.stringify(screen && told(screen));
  }, html);

/** What the preview in large shows: the cover, the contents and the first three pages, by the files of their screens. */
const previewed = async (page: Page) => {
  await page.getByRole('button', { name: 'Ouvrir l’aperçu en grand' }).click();
  const preview = page.getByRole('dialog');
  const turns = {
    'sommaire.html': 'Commencer la lecture',
    'c1/p1.html': /Votre contrat de travail/,
    'c1/p2.html': 'Page suivante',
    'c1/p3.html': 'Page suivante',
  };
  const shown = () => preview.locator('.lvr-screen').evaluate((node) => node.outerHTML);
  const screens: Record<string, string> = { 'index.html': await shown() };
  for (const [file, name] of Object.entries(turns)) {
    await preview.locator('.lvr-screen').getByRole('link', { name }).first().click();
    await expect.poll(shown).not.toBe(Object.values(screens).at(-1));
    screens[file] = await shown();
  }
  await page.keyboard.press('Escape');
  return screens;
};

/** Publishes the booklet; the screen that readers are sent, by its file. */
const published = async (page: Page, livret: string) => {
  await publishNow(page, livret, 'Première version');
  const { address } = await (await page.request.get(`/api/booklets/${livret}/reading`)).json();
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(200);
  const { editions } = await (await page.request.get(`${address}/version.json`)).json();
  return (file: string) => readAt(page, `${address}/${editions['fr-FR']}/${file}`);
};

test('Fanny, on her first day, makes the welcome booklet of her inn out of what is already written', async ({
  page,
}) => {
  const { click, choose, write, give, count } = countedHands();
  const name = `Livret d’accueil saisonniers ${Date.now() % 1_000_000}`;
  const step = (title: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });

  await journey(page).begin();
  await write(page.getByLabel('Adresse e-mail'), people.fanny.email);
  await write(page.getByLabel('Mot de passe', { exact: true }), password);
  await click(page.getByRole('button', { name: 'Se connecter' }));
  await page.waitForURL(/legal\/prompt|home/);
  if (page.url().includes('legal')) {
    await step('Avant de commencer');
    await choose(page.getByRole('checkbox'));
    await click(page.getByRole('button', { name: 'Accepter' }));
  }
  await click(page.getByRole('navigation').getByRole('link', { name: 'Livrets' }));
  await click(page.getByRole('link', { name: 'Créer un livret' }).first());

  await step('Comment s’appelle votre livret ?');
  await write(page.getByLabel('Nom du livret'), name);
  await choose(page.getByRole('radio', { name: /^Accueil du salarié/ }));
  await click(goOn(page));
  await step('Dans quel secteur travaillez-vous ?');
  await expect(page.getByRole('radio', { name: /^Hôtellerie-restauration/ })).toBeChecked();
  await expect(page.getByText(/obligations \(\d+ obligatoires, \d+ recommandées\)/)).toBeVisible();
  await click(goOn(page));
  await step('Comment lira-t-on votre livret ?');
  await click(goOn(page));
  await step(/Votre livret|chapitres/i);
  await expect(page.getByRole('radio', { name: /^Essentiel/ })).toBeChecked();
  await expect(page.getByText('Obligatoire', { exact: true }).first()).toBeVisible();
  await click(goOn(page));
  await step(/^Pages de/);
  await click(goOn(page));

  await step('Votre logo');
  await give(page.locator('input[type=file]').first(), logo);
  await expect(page.getByRole('heading', { name: 'Couleurs trouvées dans le logo' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Texte de remplacement')).toHaveValue('Auberge des Sucs');
  await click(goOn(page));
  await step('Les couleurs de votre livret');
  await click(page.getByRole('button', { name: 'Prendre les couleurs de mon logo' }));
  await expect(page.getByText('Tout est lisible')).toBeVisible();
  await click(goOn(page));
  await step('La police de votre livret');
  await choose(page.getByRole('radio', { name: /Lexend/ }));
  await click(goOn(page));

  await step('Informations pratiques');
  for (const [label, said] of Object.entries(essentials))
    await write(page.getByRole('textbox', { name: label, exact: true }), said);
  await click(goOn(page));

  await step('Votre livret est prêt');
  /* What no neutral word may stand in for is left out, and said: the grid and the informations. */
  await expect(page.getByText('Prêt', { exact: true })).toHaveCount(4);
  await expect(page.getByText('À améliorer', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Bloquant', { exact: true })).toHaveCount(0);
  const livret = new URL(page.url()).searchParams.get('livret') ?? '';
  const screens = await previewed(page);
  await click(page.getByRole('button', { name: 'Garder en brouillon' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Livrets' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  const read = await published(page, livret);
  for (const [file, shown] of Object.entries(screens))
    expect(await structureOf(page, shown), file).toBe(await structureOf(page, await read(file)));
  await putAway(page, livret);

  note({
    goal_name: 'Booklets A',
    what: 'first sign-in to a finished draft with logo, colours, font and every needed information, nothing that blocks',
    measured: `${count()} interactions, preview equal to the published cover, contents and three pages`,
    goal: '≤ 40 interactions',
    met: count() <= 40,
  });
  expect(count()).toBeLessThanOrEqual(40);
});
