import { expect, test } from '@playwright/test';
import { inspect } from '../support/inspect';
import { journey } from '../support/journey';
import { people } from '../support/people';
import { shoot } from '../support/screens';
import { enter } from '../support/session';
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

const troubled = {
  processes: [
    { part: 'worker', heard_at: '2027-03-01T13:32:00Z', missing: true },
    { part: 'beat', heard_at: null, missing: true },
  ],
  servers: [{ server: 's3', answers: false }],
  jobs: { failed: 3, failing: 1, waiting: [{ part: 'smtp', jobs: 2 }] },
};

for (const [language, title, well, never] of [
  ['fr', 'État du service', 'Répond', 'Jamais vu'],
  ['en', 'Service status', 'Answers', 'Never seen'],
] as const)
  test(`A11Y1: the status of the service is accessible in ${language}, whatever it is`, async ({ page }) => {
    const { open, heading } = journey(page, language);
    await enter(page, people.ines);
    await open('/parametres/etat-du-service');
    await heading(title);
    await expect(page.getByText(well, { exact: true }).first()).toBeVisible();
    await inspect(page, 'status of the service');

    await page.route('**/api/service-status', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...troubled } });
    });
    await page.reload();
    await expect(page.getByText(never)).toBeVisible();
    await inspect(page, 'status of the service, in trouble');
  });
