import { test as bare, type Page, type Request } from '@playwright/test';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The calls that a page makes from now on. */
const follow = (page: Page) => {
  const calls: Request[] = [];
  page.on('request', (request) => pathOf(request).startsWith('/api/') && calls.push(request));
  return { calls, to: (path: string) => calls.filter((call) => pathOf(call) === path) };
};

test('F6: the user is asked for on the first navigation, and signing in takes a new token', async ({ page }) => {
  const { calls, to } = follow(page);
  const { heading, signIn, open } = journey(page);
  await open('/auth/login');
  await heading('Bon retour');
  expect(to('/api/auth/user')).toHaveLength(1);
  expect(to('/api/auth/csrf-token')).toHaveLength(1);

  await signIn(people.lucie);
  await heading('Avant de commencer');
  const order = calls.map(pathOf).filter((path) => /login|csrf-token/.test(path));
  expect(order).toEqual(['/api/auth/csrf-token', '/api/auth/login', '/api/auth/csrf-token']);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await heading('Bon retour');
  await open('/home');

  await heading('Bon retour');
});

bare('F7: a call carries what the server needs, and is sent once more when it may pass', async ({ page }) => {
  const { to } = follow(page);
  let refused = false;
  await page.route('**/api/auth/login', (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } });
  });
  await journey(page).open('/auth/login');

  await journey(page).signIn(people.chloe, 'not the password');
  await bare.expect(page.getByRole('alert')).toBeVisible();

  const [first, second, ...more] = to('/api/auth/login').map((call) => call.headers());
  expect(more).toEqual([]);
  expect(first?.accept).toBe('application/json');
  expect(first?.['x-csrf-token']).toBeTruthy();
  expect(first?.['idempotency-key']).toBeTruthy();
  expect(second?.['idempotency-key']).toBe(first?.['idempotency-key']);
});

bare('F7: reading is not sent again', async ({ page }) => {
  const { to } = follow(page);
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: '' }));

  await journey(page).open('/auth/login');
  await journey(page).heading('Bon retour');

  expect(to('/api/auth/user')).toHaveLength(1);
});

test('F8: the nine calls of the specification are at their addresses', async ({ page }) => {
  const { request } = page.context();
  const { csrfToken } = await (await request.get('/api/auth/csrf-token')).json();
  const headers = { 'X-CSRF-TOKEN': csrfToken };
  const read = ['/api/auth/user', '/api/auth/csrf-token', '/api/admin/i18n/json?locale=en-GB'];
  const write = ['login', 'logout', 'set-language'].map((call) => `/api/auth/${call}`);
  const identity = ['switch', 'return'].map((call) => `/api/admin/identity/${call}`);

  const statuses = await Promise.all([
    ...[...read, '/_i18n/en-GB/messages.json'].map(async (path) => (await request.get(path)).status()),
    ...[...write, ...identity].map(async (path) => (await request.post(path, { data: {}, headers })).status()),
  ]);

  expect(statuses).toHaveLength(9);
  for (const status of statuses) expect([200, 204, 401, 422]).toContain(status);
});

test('F9: French asks for no messages; English does, and shows what administrators changed', async ({ page }) => {
  const { to } = follow(page);
  await page.route('**/api/admin/i18n/json*', (route) =>
    route.fulfill({ json: { 'en-GB': { 'accounts.signIn.heading': 'Good to see you' } } }),
  );

  await page.goto('/auth/login');
  await journey(page).heading('Bon retour');
  expect(to('/api/admin/i18n/json')).toHaveLength(0);
  await page.goto('/en-GB/auth/login');

  await journey(page, 'en').heading('Good to see you');
  expect(to('/api/admin/i18n/json')[0]?.url()).toContain('locale=en-GB');
});

test('F15: accepting the terms leaves a cookie for a year, which proves nothing by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const { open, heading, signIn, acceptTerms } = journey(page);
  await context.addCookies([{ name: 'cguAccepted', value: 'true', url: baseURL ?? '' }]);
  await open('/auth/login');
  await signIn(people.etienne);
  await acceptTerms();
  await heading('Bonjour Étienne');

  const cookie = (await context.cookies()).find(({ name }) => name === 'cguAccepted');

  expect(cookie?.value).toBe('true');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});

/** Makes the page do something whose answer the test writes: changing the language from the account menu. */
const answerOnce = async (page: Page, status: number, body: unknown) => {
  await page.route('**/api/auth/set-language', (route) =>
    typeof body === 'string'
      ? route.fulfill({ status, body, contentType: 'text/plain' })
      : route.fulfill({ status, json: body }),
  );
  await page.getByRole('button', { name: people.margaux.name }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
};

bare.describe('what an answer says', () => {
  bare.beforeEach(async ({ page }) => {
    await enter(page, people.margaux);
    await page.goto('/home');
    await journey(page).heading('Bonjour Margaux');
  });

  for (const [what, body, role, text] of [
    ['message', { message: 'C’est enregistré.' }, 'status', 'C’est enregistré.'],
    ['messages', { messages: ['Premier.', 'Second.'] }, 'status', 'Premier.'],
    ['warning', { warning: 'Attention.' }, 'status', 'Attention.'],
    ['warnings', { warnings: ['Attention à ceci.'] }, 'status', 'Attention à ceci.'],
  ] as const)
    bare(`F10: a success shows its ${what}`, async ({ page }) => {
      await answerOnce(page, 200, body);

      await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
    });

  bare('F10: a redirect of ours is followed', async ({ page }) => {
    await answerOnce(page, 200, { redirect: '/compte' });

    await expect(page).toHaveURL(/\/compte$/);
  });

  for (const [what, status, body, texts] of [
    ['its text', 400, 'Le texte tel quel.', ['Le texte tel quel.']],
    ['its message', 409, { message: 'Le message.', errors: { name: ['Non.'] } }, ['Le message.']],
    ['each of its errors', 422, { errors: { a: ['Un.', 'Deux.'], b: ['Trois.'] } }, ['Un.', 'Deux.', 'Trois.']],
  ] as const)
    bare(`F11: a failure shows ${what}`, async ({ page }) => {
      await answerOnce(page, status, body);

      for (const text of texts) await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    });

  bare('F11: a 401 shows none', async ({ page }) => {
    const answered = page.waitForResponse('**/api/auth/set-language');
    await answerOnce(page, 401, { message: 'Vous n’êtes plus connecté.' });
    await answered;

    await expect(page.getByText('Vous n’êtes plus connecté.')).toHaveCount(0);
  });
});
