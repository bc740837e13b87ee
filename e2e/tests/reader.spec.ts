import { violations } from '../support/axe';
import { expect, test } from '../support/edge/readers';

test.use({ viewport: { width: 390, height: 844 } });

test('a reader reads, answers, and comes back where they were', async ({ page, published }) => {
  await page.goto(published.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livret d’accueil saisonniers 2027');
  await expect(page.getByText('7 chapitres, 29 minutes environ')).toBeVisible();
  await expect(page.getByText('Version 1.0, 16 mars 2027')).toBeVisible();

  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue à la maison/ }).click();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre contrat');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les règles d’or');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Je mets des gants').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await expect(page.getByText('Ce n’est pas la bonne réponse.')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
  await page.getByText('Je me lave les mains').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await expect(page.getByText('Bonne réponse.')).toBeVisible();

  await page.getByRole('link', { name: 'Retour au sommaire' }).click();
  await expect(page.getByText('2 chapitres lus sur 7')).toBeVisible();
  await expect(page.getByRole('link', { name: /Bienvenue à la maison/ })).toContainText(/Lu le \d+ \p{L}+/u);
  await expect(page.getByRole('link', { name: /Hygiène/ })).toContainText('Page 2 sur 5, lecture obligatoire');

  await page.goto(published.address);
  await expect(page.getByText(/^2 chapitres lus sur 7, encore \d+\sminutes environ$/)).toBeVisible();
  await page.getByRole('link', { name: 'Reprendre au chapitre 3' }).click();
  await expect(page).toHaveURL(/c3\/p[23]\.html$/);
});

test('the size, the font and the ground that were chosen stay from page to page', async ({ page, published }) => {
  const size = () => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).fontSize);
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).backgroundColor);
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  const [usual, light] = [await size(), await ground()];

  await page.locator('summary', { hasText: 'Taille du texte et réglages' }).click();
  await page.getByText('160\u202f%').click();
  await page.getByLabel('Police plus facile à lire').check();
  await page.getByText('Sombre').click();
  await expect.poll(size).toBe(`${Number((Number.parseFloat(usual) * 1.6).toFixed(2))}px`);
  await expect.poll(ground).not.toBe(light);
  const [large, dark] = [await size(), await ground()];

  await page.locator('.lvr-settings').getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('link', { name: /Hygiène/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les règles d’or');
  expect([await size(), await ground()]).toEqual([large, dark]);
  await expect(page.getByRole('main')).toHaveCSS('font-family', /Atkinson/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});

test('another language is a link, is kept, and what was read stays read', async ({ page, published }) => {
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: /Bienvenue à la maison/ }).click();
  await expect(page.getByText('Page 1 sur 1')).toBeVisible();

  await page.goto(published.address);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${published.address}en-GB/index.html`);
  await expect(page.getByText(/^1 chapter read out of 7/)).toBeVisible();
  await page.getByRole('link', { name: /^Resume at chapter/ }).click();
  await expect(page.getByRole('link', { name: /^Next page/ })).toBeVisible();
  await expect(page.locator('.lvr-article')).toHaveAttribute('lang', 'fr-FR');

  await page.goto(published.address);
  await expect(page).toHaveURL(`${published.address}en-GB/index.html`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByText(/^\d chapitres? lus? sur 7/)).toBeVisible();
  await page.goto(published.address);
  await expect(page.getByText(/^\d chapitres? lus? sur 7/)).toBeVisible();
});

test('a word is found however it is typed, and is still there when one comes back', async ({ page, published }) => {
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByRole('link', { name: 'Chercher' }).click();
  await page.getByRole('searchbox').fill('CONTAMINATOINS');
  const found = page.getByRole('link', { name: /Se laver les mains/ });
  await expect(found.locator('mark')).toHaveText('contaminations');

  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Se laver les mains/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Se laver les mains/ })).toBeVisible();
});

test('on a guided path the next step opens by a right answer', async ({ page, published }) => {
  published.publish({ booklet: { ...published.booklet, structure: 'guided_path' } });
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  for (const step of [2, 3, 4]) {
    await page.getByRole('link', { name: 'Étape suivante' }).click();
    await expect(page.getByText(`Étape ${step} sur 11`)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Étape suivante' })).toHaveCount(0);
  await page.getByText('Je mets des gants').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await expect(page.getByText('Votre réponse, fausse')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Étape suivante' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
  await page.getByText('Je me lave les mains').click();
  await page.getByRole('button', { name: 'Vérifier ma réponse' }).click();
  await page.getByRole('link', { name: 'Étape suivante' }).click();
  await expect(page.getByText('Étape 5 sur 11')).toBeVisible();
});

test('in a booklet that is read in order, a chapter opens once those before it are read', async ({
  page,
  published,
}) => {
  published.publish({ booklet: { ...published.booklet, ordered: true } });
  const chapter = (name: RegExp) => page.getByRole('link', { name });
  await page.goto(published.address);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await expect(chapter(/Votre contrat/)).toContainText('S’ouvre après le chapitre 1');
  await expect(chapter(/Votre contrat/)).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  await chapter(/Bienvenue à la maison/).click();
  await page.getByRole('link', { name: 'Retour au sommaire' }).click();
  await expect(chapter(/Bienvenue à la maison/)).toContainText('Lu le');
  await expect(chapter(/Hygiène/)).toBeDisabled();
  await chapter(/Votre contrat/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre contrat');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is read, found and chosen', async ({ page, published }) => {
    await page.goto(published.address);
    await expect(page.getByText('Lire hors connexion')).toBeHidden();
    await page.getByRole('link', { name: 'Commencer la lecture' }).click();
    await page.getByRole('link', { name: 'Chercher' }).click();
    await expect(page.getByText('Voici toutes les pages')).toBeVisible();
    await page.getByRole('link', { name: /^Se laver les mains/ }).click();
    await expect(page.getByText('Page 2 sur 5')).toBeVisible();
    await page.locator('summary', { hasText: 'Taille du texte et réglages' }).click();
    await page.getByText('130\u202f%').click();
    await expect(page.getByRole('main')).toHaveCSS('font-size', '22.1px');
    await page.locator('summary', { hasText: 'Taille du texte et réglages' }).click();
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La tenue de travail');
  });
});

test('axe finds nothing on any screen, by day and by night', async ({ page, published }) => {
  const screens = ['index.html', 'sommaire.html', 'recherche.html', 'contacts.html', 'c3/p2.html'];
  await page.goto(published.address);
  const bundle = new URL(
    await page.getByRole('link', { name: 'Commencer' }).evaluate((link: HTMLAnchorElement) => link.href),
  );
  const doors = ['gate-code-wrong.html', 'gate-named.html', 'gate-member.html', 'closed-over.html'];
  const addresses = [
    ...screens.map((file) => new URL(file, bundle).href),
    ...doors.map((file) => `${published.address}${file}`),
  ];
  for (const ground of ['light', 'dark'])
    for (const address of addresses) {
      await page.evaluate((kept) => localStorage.setItem('livretier:settings', kept), JSON.stringify({ ground }));
      await page.goto(address);
      expect(await violations(page), `${ground} ${address}`).toEqual([]);
    }
});
