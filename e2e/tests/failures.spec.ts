import { expect, test } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { watch } from '../support/watch';
import { words } from '../support/words';

test('terms that cannot be read are explained, accessibly, and can be asked for again', async ({ page, baseURL }) => {
  const down = { status: 503, path: '/api/auth/legal/rgpd' };
  const faults = await watch(page, baseURL ?? '', [down]);
  const { begin, signIn, acceptTerms, heading } = journey(page);
  await page.route('**/api/auth/legal/rgpd*', (route) =>
    route.fulfill({ status: down.status, json: { code: 'unavailable', message: '' } }),
  );

  await begin();
  await signIn(people.irene);
  await expect(page.getByText(words.fr.documentMissing)).toBeVisible();
  await inspect(page, 'terms, a document missing');
  await shoot(page, '10-terms-missing');

  await page.unroute('**/api/auth/legal/rgpd*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await acceptTerms();
  await heading('Bonjour Irène');
  expect(faults).toEqual([]);
});

test('a screen that fails is a page that says so, accessibly', async ({ page }) => {
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 'unreadable', terms: null } }));

  await page.goto('/home');

  await journey(page).heading(words.fr.broken);
  await inspect(page, 'broken');
  await shoot(page, '11-broken');
});
