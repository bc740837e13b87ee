import { type Page, test } from '@playwright/test';
import catalogue from '../catalogue.config';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { picture, pictureDay } from '../support/picture';
import { enter } from '../support/session';

test.beforeEach(({ page }) => page.clock.setFixedTime(pictureDay));

const steadyJournal = async (page: Page) => {
  /* The server's own clock wrote these lines: each is shown as if it were of the picture's day. */
  await page.route('**/api/journal/events?*', async (route) => {
    const answer = await route.fetch();
    const body: { items: { at: string }[]; next: string | null } = await answer.json();
    const items = body.items.map((event, place) => ({
      ...event,
      at: new Date(pictureDay.getTime() - (place + 1) * 17 * 60_000).toISOString(),
    }));
    await route.fulfill({ response: answer, json: { ...body, items } });
  });
};

test('before signing in', async ({ page }) => {
  const { open, heading } = journey(page);
  await open('/auth/login');
  await heading('Bon retour');
  await picture(page, '01-sign-in');

  await open('/auth/forgotten-password');
  await heading('Mot de passe oublié');
  await picture(page, '04-forgotten-password');
});

test('the terms', async ({ page }) => {
  const { open, heading, signIn } = journey(page);
  await open('/auth/login');
  await signIn(people.etienne);
  await heading('Avant de commencer');
  await page.getByRole('tabpanel').waitFor();
  await picture(page, '02-terms');

  await page.getByRole('button', { name: 'Refuser' }).click();
  await heading('Vous avez refusé les conditions');
  await picture(page, '03-terms-refused');
});

test('the application', async ({ page }) => {
  const { open, heading } = journey(page);
  await enter(page, people.camille);
  await open('/home');
  await heading('Bonjour Camille');
  await picture(page, '05-home');

  await steadyJournal(page);
  await open('/parametres/journal');
  await heading('Journal');
  await page.getByRole('table').waitFor();
  await picture(page, '06-table');

  await open('/compte');
  await heading('Mon compte');
  await picture(page, '07-form');
});

test('errors', async ({ page }) => {
  const { open, heading } = journey(page);
  await open('/nulle-part');
  await heading('Cette page s’est décousue');
  await picture(page, '09-not-found');

  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 'unreadable', terms: null } }));
  await open('/home');
  await heading('Quelque chose a lâché, pas vous');
  await picture(page, '10-broken');
});

for (const scheme of ['light', 'dark'] as const)
  test(`the components, ${scheme}`, async ({ page }) => {
    await page.goto(`${catalogue.use?.baseURL}/iframe.html?id=composants--${scheme}&viewMode=story`);
    await page.getByText(scheme === 'light' ? 'Mode clair' : 'Mode sombre').waitFor();
    await picture(page, `08-components-${scheme}`, { fullPage: true, schemes: [scheme] });
  });
