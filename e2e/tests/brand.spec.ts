import type { Page } from '@playwright/test';
import { branded, expect, test } from '../support/branded';
import { journey } from '../support/journey';
import { startNginx } from '../support/nginx';
import { people } from '../support/people';
import { ask } from '../support/raw';
import { keepPicture } from '../support/screens';

const port = Number(new URL(process.env.LIVRETIER_PUBLIC_URL ?? 'http://localhost:8080').port);
const appPort = port + 1;
const free = { withoutApp: port + 9, nothing: port + 50, tls: port + 51 };

const ink = { soignance: '#0b615c', ours: '#214ca4' };

const hostileHosts = [
  'evil.test',
  'EVIL.test:8080',
  'evil.test:99999',
  'evil.test:evil',
  'evil.test.',
  'evil.test/',
  'evil.test?evil',
  'evil.test#evil',
  'evil.test@localhost',
  'localhost@evil.test',
  'localhost.evil.test',
  'livrets.soignance.test.evil.test',
  'evil.livrets.soignance.test',
  'livrets.soignance.test,evil.test',
  'livrets.soignance.test evil.test',
  'livrets.soignance.test\\evil.test',
  "evil'onload='alert(1)",
  'evil"><script>alert(1)</script>',
  '<!--# echo var="evil" -->',
  '$evil',
  '../evil',
  'evil%00.test',
  'evil%0d%0aevil:evil',
  '[::1]evil',
  '[evil]',
  'évil.test',
  'xn--vil-9la.evil.test',
  `${'evil.'.repeat(60)}test`,
  '-evil-.test',
  'evil..test',
  'evil.test\r\nX-Forwarded-Host: evil.test',
];

const open = async (page: Page, origin: string) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/brands/')) sheets.push(new URL(request.url()).pathname);
  });
  await page.goto(`${origin}/auth/login`);
  await journey(page).heading('Bon retour');
  return sheets;
};

const look = (page: Page) =>
  page.evaluate(() => ({
    brand: document.documentElement.dataset.brand,
    ink: getComputedStyle(document.documentElement).getPropertyValue('--lv-primary-700').trim(),
    chrome: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
  }));

test.describe('on the hosts of a brand', () => {
  let stop = async () => {};
  test.describe.configure({ mode: 'default' });
  test.use({ ignoreHTTPSErrors: true });
  test.beforeAll(async () => {
    stop = await startNginx({ port: free.tls, appPort, tls: true });
  });
  test.afterAll(() => stop());

  for (const host of branded)
    test.describe(host, () => {
      test.use({ baseURL: `https://${host}:${free.tls}` });

      test(`F17: ${host} wears its brand, from one sheet loaded once`, async ({ page, baseURL }) => {
        const sheets = await open(page, baseURL ?? '');

        expect(await look(page)).toEqual({ brand: 'soignance', ink: ink.soignance, chrome: '#093937' });
        expect(sheets).toEqual(['/admin/brands/soignance.css']);
        await keepPicture(page, `20-brand-${host}`);
      });
    });

  test.describe('somebody', () => {
    test.use({ baseURL: `https://${branded[0]}:${free.tls}` });

    test('F17: one signs in on a host of a brand as anywhere', async ({ page }) => {
      const { begin, signIn, acceptTerms, heading, signOut } = journey(page);
      await begin();
      await signIn(people.samir);
      await acceptTerms();

      await heading('Bonjour Samir');
      expect(await look(page)).toMatchObject({ brand: 'soignance' });
      await signOut(people.samir);
    });
  });
});

test('F17: the usual host wears ours, without a sheet of a brand', async ({ page, baseURL }) => {
  const sheets = await open(page, baseURL ?? '');

  expect(await look(page)).toEqual({ brand: '', ink: ink.ours, chrome: '#142a59' });
  expect(sheets).toEqual([]);
});

test('F17: a host that nobody configured gets the page in our colours, and nothing of the API', async ({ request }) => {
  const headers = { Host: 'inconnu.exemple.test' };

  const page = await (await request.get('/auth/login', { headers })).text();
  const call = await request.get('/api/auth/csrf-token', { headers });

  expect(page).toContain("data-brand=''");
  expect(page).not.toContain('/brands/');
  expect(call.status()).toBe(400);
});

test('F17: a page comes in our colours when nobody can say which are the right ones', async ({ request }) => {
  const stop = await startNginx({ port: free.withoutApp, appPort: free.nothing });
  const headers = { Host: branded[0] };

  const page = await request.get(`http://localhost:${free.withoutApp}/auth/login`, { headers });
  await stop();

  expect(page.status()).toBe(200);
  expect(await page.text()).toContain("data-brand=''");
});

test('F17: the brand alone cannot be asked for from outside', async ({ request }) => {
  expect((await request.get('/_brand')).status()).toBe(404);
});

test('F17: what a Host header says is never said again', async ({ baseURL }) => {
  expect(hostileHosts.length).toBeGreaterThanOrEqual(30);

  for (const host of hostileHosts)
    for (const path of ['/', '/home', '/_brand', '/assets/rien.js', '/admin', '/api/auth/csrf-token', '/api/rien']) {
      const answer = await ask(baseURL ?? '', { path, headers: { Host: host } });

      expect(answer, `${path} for ${host}`).toMatch(/^HTTP\/1\.1 (200|400|404) /);
      expect(answer, `${path} for ${host}`).not.toMatch(/[eé]vil/i);
      expect(answer, `${path} for ${host}`).not.toContain("data-brand='soignance'");
    }
});
