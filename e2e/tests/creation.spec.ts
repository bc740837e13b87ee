import type { Page } from '@playwright/test';
import { run as runRenderer } from '../../frontend/apps/renderer/test/program';
import { note } from '../support/figures';
import { countedHands } from '../support/interactions';
import { journey } from '../support/journey';
import { password, people } from '../support/people';
import { buildRenderer } from '../support/rendered';
import { expect, test } from '../support/test';

const logo = {
  name: 'auberge-des-sucs.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="480" height="240">' +
      '<path fill="#1b3a6b" d="M0 0h120v60H0z"/><path fill="#d9822b" d="M12 48 40 14l28 34z"/></svg>',
  ),
};

/** Twelve informations that no booklet of this kind does without, as the step names them. */
const essentials: Record<string, string> = {
  'Adresse du site': 'Route du Mézenc, 43150 Les Estables',
  'Contact RH': 'Fanny Vernet',
  'Téléphone RH': '04 65 71 10 02',
  'Médecine du travail': 'Santé au travail de la Haute-Loire',
  'Convention collective': 'Hôtels, cafés, restaurants (IDCC 1979)',
  'Téléphone de l’inspection du travail': '04 65 71 30 10',
  'Inspection du travail': 'DDETSPP de la Haute-Loire',
  'Téléphone de la médecine du travail': '04 65 71 20 20',
  'Référent harcèlement': 'Fanny Vernet',
  'Référent sécurité': 'Marius Chapuis',
  'Point de rassemblement': 'Le parking, devant le sapin',
  Secouristes: 'Marius Chapuis et Lila Morel',
};

const goOn = (page: Page) => page.getByRole('button', { name: /^(Continuer vers|Vérifier et)/ });

type Told = {
  booklet: Record<string, unknown> & { theme: object; locales: string[] };
  chapters: object[];
  values: object;
  labels: object;
  media: Record<string, Record<string, unknown>>;
};

/** The files of a booklet, by the program that the worker runs. */
const renderFiles = ({ booklet, chapters, values, labels, media }: Told) => {
  const { name, company_name: company, kind, reference_locale: lang, structure, theme, locales } = booklet;
  const input = {
    booklet: { name, company, kind, lang, structure, theme, locales, chapters },
    media: Object.fromEntries(
      Object.entries(media).map(([id, file]) => [
        id,
        Object.fromEntries(Object.entries(file).filter(([, value]) => value !== null)),
      ]),
    ),
    ...{ values, labels },
  };
  const { stdout, stderr } = runRenderer(JSON.stringify(input));
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { path: string; html: string }[];
};

/** What a screen says and how it is built, whatever its addresses are. */
const structureOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const screen = new DOMParser().parseFromString(source, 'text/html').querySelector('.lvr-screen');
    const told = (node: Element): unknown => [
      node.localName,
      node.className.toString(),
      [...node.childNodes].map((child) =>
        child instanceof Element ? told(child) : child.nodeType === Node.TEXT_NODE ? child.textContent : '',
      ),
    ];
    return JSON.stringify(screen && told(screen));
  }, html);

/** The preview beside the last step says, screen by screen, what a reader would be sent. */
const expectThePreviewToBeTheBooklet = async (page: Page, files: { path: string; html: string }[]) => {
  const preview = page.getByRole('region', { name: 'Aperçu du livret' });
  for (const [tab, file] of [
    ['Couverture', 0],
    ['Sommaire', 1],
    ['Page', 2],
  ] as const) {
    await preview.getByText(tab, { exact: true }).click();
    const shown = await preview.locator('.lvr-screen').evaluate((node) => node.outerHTML);
    expect(await structureOf(page, shown), tab).toBe(await structureOf(page, files[file]?.html ?? ''));
  }
};

test.beforeAll(buildRenderer);

test('Fanny, on her first day, makes the welcome booklet of her inn out of what is already written', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { click, choose, write, give, count } = countedHands(page);
  const name = `Livret d’accueil saisonniers ${Date.now() % 1_000_000}`;
  const step = (title: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });

  await journey(page).begin();
  await write(page.getByLabel('Adresse e-mail'), people.fanny.email);
  await write(page.getByLabel('Mot de passe', { exact: true }), password);
  await click(page.getByRole('button', { name: 'Se connecter' }));
  await page.waitForURL(/legal\/prompt|home/);
  if (page.url().includes('legal')) {
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
  await choose(page.getByRole('radio', { name: /^Hôtellerie-restauration/ }));
  await expect(page.getByText(/obligations \(\d+ obligatoires, \d+ recommandées\)/)).toBeVisible();
  await click(goOn(page));
  await step('Comment lira-t-on votre livret ?');
  await click(goOn(page));
  await step(/Votre livret|chapitres/i);
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
  await expect(page.getByText('Bloquant')).toHaveCount(0);
  await expect(page.getByText('À améliorer')).toHaveCount(0);
  await expect(page.getByText('Prêt', { exact: true })).toHaveCount(7);
  const livret = new URL(page.url()).searchParams.get('livret');
  const told: Told = await (await page.request.get(`/api/booklets/${livret}/preview`)).json();
  await expectThePreviewToBeTheBooklet(page, renderFiles(told));
  await click(page.getByRole('button', { name: 'Garder en brouillon' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Livrets' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();

  note({
    goal_name: 'Booklets A',
    what: 'first sign-in to a finished draft with logo, colours, font and twelve informations, all points green',
    measured: `${count()} interactions, preview equal to the rendered cover, contents and page`,
    goal: '≤ 40 interactions',
    met: count() <= 40,
  });
  expect(count()).toBeLessThanOrEqual(40);
});
