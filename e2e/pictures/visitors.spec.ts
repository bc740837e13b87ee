import { type Page, test } from '@playwright/test';
import { looks, phone, season, wide } from '../support/desk';
import { send } from '../support/library';
import { people } from '../support/people';
import { imagesLoaded, picture } from '../support/picture';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';

test.describe.configure({ timeout: 400_000 });

test.use({ viewport: { width: 390, height: 844 } });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The booklet for the season, as whoever has its link finds it. */
const visit = async (page: Page) => {
  await enter(page, people.camille);
  const { address } = await (await page.request.get(`/api/booklets/${await season(page)}/reading`)).json();
  await page.context().clearCookies();
  await page.goto(`${address}/`);
  return address as string;
};

test('what a reader finds besides the pages', async ({ page }) => {
  const address = await visit(page);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  const tabs = page.getByRole('navigation', { name: 'Dans ce livret' });
  await tabs.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await imagesLoaded(page);
  await picture(page, '71-reader-contacts', phone);
  await picture(page, '71-reader-contacts', wide);

  await page.setViewportSize({ width: 390, height: 844 });
  await tabs.getByRole('link', { name: 'Sommaire' }).click();
  await page.locator('summary', { hasText: 'Urgences' }).click();
  await picture(page, '72-reader-emergency', phone);

  await page.keyboard.press('Escape');
  await page.locator('.lvr-settings > summary').click();
  await picture(page, '73-reader-settings', phone);

  const end = await page.evaluate(
    () => new URL(`${document.documentElement.dataset.bundle}fin.html`, location.href).href,
  );
  await page.goto(end);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, '75-reader-end', looks);

  await page.route('**/version.json', async (route) => {
    const answer = await route.fetch();
    const online = await answer.json();
    const editions = Object.fromEntries(Object.keys(online.editions).map((locale) => [locale, 'another']));
    await route.fulfill({ response: answer, json: { ...online, number: '9.0', editions } });
  });
  await page.goto(`${address}/`);
  await page.getByRole('link', { name: 'Commencer la lecture' }).click();
  await page.getByText(/la version 9.0 est en ligne/).waitFor();
  await picture(page, '74-reader-new-version', phone);
});

/** The door changes within seconds. */
const meet = (page: Page, address: string, title: RegExp) =>
  test
    .expect(async () => {
      await page.goto(address);
      await test.expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 2_000 });
    })
    .toPass({ timeout: 60_000 });

test('the doors of a booklet', async ({ page, browser }) => {
  await enter(page, people.helene);
  const { id, address } = await publishedBooklet(page, 'Livret des groupes en séminaire');
  const reading = (options: object) => send(page, 'PATCH', `/api/booklets/${id}/reading`, options);
  const reader = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await reading({ mode: 'code' });
  await meet(reader, address, /protégé par un code/);
  await picture(reader, '76-reader-door-1-code', looks);
  await reading({ mode: 'named' });
  await meet(reader, address, /lien personnel/);
  await picture(reader, '76-reader-door-2-named', phone);
  await reading({ mode: 'signed_in' });
  await meet(reader, address, /réservé aux personnes/);
  await picture(reader, '76-reader-door-3-members', phone);
  await send(page, 'POST', `/api/booklets/${id}/archive`);
  await meet(reader, address, /plus en service/);
  await picture(reader, '76-reader-door-4-archived', phone);
  await reader.context().close();
});
