import { journey } from '../support/journey';
import { send } from '../support/library';
import { people } from '../support/people';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

test('a page of a booklet reaches nothing of the studio, whoever is signed in there', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, `Origine ${Date.now()}`);
  expect(new URL(address).origin).not.toBe(baseURL);

  /* A context that nothing watches: what the page tries is refused aloud. */
  const reader = await browser.newContext({ storageState: await page.context().storageState() });
  const booklet = await reader.newPage();
  await booklet.goto(address);
  const tried = await booklet.evaluate(async (studio) => {
    const ask = (url: string, init: RequestInit) =>
      fetch(url, { credentials: 'include', ...init }).then(
        ({ status, type }) => `${type} ${status}`,
        () => 'refused',
      );
    return {
      read: await ask(`${studio}/api/auth/user`, {}),
      blind: await ask(`${studio}/api/auth/user`, { mode: 'no-cors' }),
      write: await ask(`${studio}/api/auth/logout`, { method: 'POST' }),
      here: await ask('/api/auth/user', {}),
    };
  }, baseURL ?? '');
  expect(tried).toEqual({ read: 'refused', blind: 'refused', write: 'refused', here: 'basic 404' });

  /* Without the policy of our pages, as a fault of theirs would have it: the studio itself answers nobody else. */
  const origin = new URL(address).origin;
  const called = await page.request.post('/api/auth/logout', { headers: { Origin: origin } });
  expect(called.status()).toBe(403);
  const read = await page.request.get('/api/auth/user', { headers: { Origin: origin } });
  expect(read.headers()['access-control-allow-origin']).toBeUndefined();

  await reader.close();
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});

test('an address that was printed while booklets were read at the studio leads to the reading origin', async ({
  page,
  baseURL,
}) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, `Affiche ${Date.now()}`);
  const printed = `${baseURL}${new URL(address).pathname}/`;

  const answer = await page.request.get(printed, { maxRedirects: 0 });
  await page.goto(printed);

  expect([answer.status(), answer.headers().location]).toEqual([302, `${address}/`]);
  await expect(page).toHaveURL(`${address}/`);
  await expect(page.getByRole('link', { name: 'Commencer la lecture' })).toBeVisible();
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});

test('a member signs in at the studio and comes back to the booklet, on the reading origin', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, `Équipe ${Date.now()}`);
  await send(page, 'PATCH', `/api/booklets/${id}/reading`, { mode: 'signed_in' });
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(401);

  const device = await browser.newContext({ locale: 'fr-FR' });
  const member = await device.newPage();
  await member.goto(address);
  await member.getByRole('link', { name: 'Continuer avec mon compte' }).click();
  await expect(member).toHaveURL(`${baseURL}/auth/login?retour=${new URL(address).pathname}/member`);
  await journey(member).signIn(people.helene);

  await expect(member).toHaveURL(`${address}/`);
  await expect(member.getByRole('link', { name: 'Commencer la lecture' })).toBeVisible();
  await device.close();
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});
