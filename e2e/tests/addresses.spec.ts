import { test as bare } from '@playwright/test';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

test('F1: French has no prefix, every other language has one, and the messages of a locale have an address', async ({
  page,
  request,
}) => {
  await page.goto('/en-GB/auth/login');
  await journey(page, 'en').heading('Welcome back');
  await page.goto('/fr-FR/auth/login');
  await journey(page).heading('Cette page s’est décousue');

  expect((await request.get('/_i18n/en-GB/messages.json')).status()).toBe(200);
  expect((await request.get('/_i18n/xx-XX/messages.json')).status()).toBe(404);
});

test('F2: a page that fails its validation is not found before anybody is asked to sign in', async ({ page }) => {
  await page.goto('/livrets/4812/editor');

  await journey(page).heading('Cette page s’est décousue');
  await expect(page.getByText('Page Not Found: /livrets/4812/editor')).toBeVisible();
  await expect(page).toHaveURL('/livrets/4812/editor');
});

test('F3: a session that ends leads to the sign-in page, and back to where one was', async ({ page, context }) => {
  const { heading, signIn } = journey(page);
  await enter(page, people.margaux);
  await page.goto('/compte?depuis=menu');
  await heading('Mon compte');

  await context.clearCookies();
  await page.reload();
  await heading('Bon retour');
  await expect(page).toHaveURL('/auth/login');
  await signIn(people.margaux);

  await heading('Mon compte');
  await expect(page).toHaveURL('/compte?depuis=menu');
});

test('F4: addresses under /auth/ have the auth layout, the editor none, all others the admin layout', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  await page.goto('/auth/login');
  await journey(page).heading('Bon retour');
  await expect(navigation).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/page-editor/);

  await page.goto('/livrets/4812/editor');
  await expect(page.locator('body')).toHaveClass(/page-editor/);
  await expect(navigation).toHaveCount(0);

  await enter(page, people.margaux);
  await page.reload();
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await journey(page).heading('Bonjour Margaux');
  await expect(navigation).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/page-editor/);
});

test('F18: the title is "{page} | {product}", and the icons and the manifest are under /admin/', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain('<title>Livretier</title>');
  await page.goto('/auth/login');
  await expect(page).toHaveTitle('Connexion | Livretier');

  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    expect(link).toMatch(/^\/admin\//);
    expect((await request.get(link)).status(), link).toBe(200);
  }
});

bare.describe('F19: a robot', () => {
  bare.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  bare('gets no error page: the console says what is wrong', async ({ page }) => {
    const said = page.waitForEvent('console', (message) => message.text().startsWith('Page not found'));
    await page.goto('/nulle-part');

    expect((await said).text()).toBe('Page not found: /nulle-part');
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});

bare('F19: a file that is gone reloads the page once, and then says so', async ({ page }) => {
  await enter(page, people.margaux);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/AccountPage-*.js', (route) => route.abort());

  await page.goto('/compte');

  await journey(page).heading('Quelque chose a lâché, pas vous');
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  expect(loads).toBe(2);
});

test('the title has the focus after a navigation, and the way back finds the same place', async ({ page }) => {
  await enter(page, people.margaux);
  await page.setViewportSize({ width: 1100, height: 420 });
  await page.goto('/home');
  await journey(page).heading('Bonjour Margaux');
  const content = page.getByRole('main');
  await content.evaluate((element) => element.scrollTo(0, 80));
  const place = await content.evaluate((element) => element.scrollTop);
  expect(place).toBeGreaterThan(0);

  await page.getByRole('button', { name: people.margaux.name }).click();
  await page.getByRole('menuitem', { name: 'Mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeFocused();
  expect(await content.evaluate((element) => element.scrollTop)).toBe(0);
  await page.goBack();

  await journey(page).heading('Bonjour Margaux');
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBe(place);
});
