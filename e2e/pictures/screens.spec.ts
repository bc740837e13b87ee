import { type Page, test } from '@playwright/test';
import catalogue from '../catalogue.config';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { imagesLoaded, picture, pictureDay } from '../support/picture';
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
  await imagesLoaded(page);
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

/** Moments that the server's own clock wrote, each shown as if it were of the picture's day. */
const steady = (page: Page, address: string, moments: readonly string[]) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    const at = new Date(pictureDay.getTime() - 17 * 60_000).toISOString();
    const written = new RegExp(`"(${moments.join('|')})": ?"[^"]+"`, 'g');
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(written, `"$1":"${at}"`) });
  });

test('the administration', async ({ page }) => {
  const { open, heading } = journey(page);
  await enter(page, people.ines);
  await open('/parametres');
  await heading('Paramètres');
  await page.getByText('Journal').last().waitFor();
  await picture(page, '11-settings');

  await steady(page, '**/api/companies/**', ['created_at', 'status_since']);
  await open('/parametres/entreprises?recherche=aubrac');
  await page.getByRole('row', { name: /Maison Aubrac/ }).click();
  await page.getByRole('tab', { name: 'Charte' }).waitFor();
  await picture(page, '12-company');

  await steady(page, '**/api/users**', ['last_login', 'invited_at', 'invitation_expires_at']);
  await steady(page, '**/api/invitations**', ['sent_at', 'expires_at']);
  await open('/parametres/utilisateurs?recherche=aubrac');
  await page.getByRole('row', { name: /Julien Delmas/ }).click();
  await page.getByRole('heading', { name: 'Ce que ce rôle permet' }).waitFor();
  await picture(page, '13-user');

  await steady(page, '**/api/admin/identity/**', ['last_login', 'last_seen']);
  await open('/identity');
  await heading('Agir au nom de…');
  await page.getByRole('radio').first().waitFor();
  await picture(page, '14-identity');
});

/** The days that the server's own clock wrote, as they would be on the picture's day. */
const steadyStorage = (page: Page) =>
  page.route('**/api/storage', async (route) => {
    const answer = await route.fetch();
    const body: { trash: object } = await answer.json();
    const trash = { ...body.trash, next_deletion_on: '2027-03-28' };
    await route.fulfill({ response: answer, json: { ...body, full_on: '2027-07-14', trash } });
  });

test('the media library', async ({ page }) => {
  const { open, heading } = journey(page);
  await enter(page, people.camille);
  await steady(page, '**/api/media/files**', ['created_at']);
  await open('/parametres/mediatheque');
  const hotel = page.getByRole('button', { name: /hotel-du-plateau/ });
  await hotel.waitFor();
  await imagesLoaded(page);
  await picture(page, '15-library');

  await hotel.click();
  await page.getByRole('heading', { level: 3, name: 'hotel-du-plateau.jpg' }).waitFor();
  await page.mouse.move(0, 0);
  await imagesLoaded(page);
  await picture(page, '16-media-file');

  await steadyStorage(page);
  await open('/tableau-bord/espace-utilise');
  await heading('Espace utilisé');
  await page.getByRole('table').waitFor();
  await imagesLoaded(page);
  await picture(page, '17-storage');

  await open('/tableau-bord');
  await page.getByRole('region', { name: 'À retenir' }).waitFor();
  await imagesLoaded(page);
  await picture(page, '18-dashboard');
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
