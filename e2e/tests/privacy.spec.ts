import { expect, test } from '@playwright/test';
import { journey } from '../support/journey';
import { watch } from '../support/watch';

test('the policy allows nothing inline and nothing from elsewhere', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:\/\/(?!localhost)/);
});

test('each answer has its own nonce, which the page carries', async ({ request }) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await request.get('/auth/login');
      const nonce = answer.headers()['content-security-policy']?.match(/'nonce-([^']+)'/)?.[1] ?? 'none';
      expect(await answer.text()).toContain(`<meta name="csp-nonce" content="${nonce}"`);
      return nonce;
    }),
  );

  expect(new Set(nonces).size).toBe(2);
});

test('a page calls only its own address, and keeps no policy breach silent', async ({ page, baseURL }) => {
  const faults = await watch(page, baseURL ?? '');
  await journey(page).open('/auth/login');
  await journey(page).heading('Bon retour');
  expect(faults).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });

  await expect(page).toHaveTitle('Connexion | Livretier');
  await expect.poll(() => faults.some((fault) => fault.startsWith('policy: script-src'))).toBe(true);
});
