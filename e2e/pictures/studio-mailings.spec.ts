import { type Page, test } from '@playwright/test';
import { atWork, inTheDark, looks, ready, season, show } from '../support/desk';
import { leavingAddress } from '../support/leavingAddress';
import { send } from '../support/library';
import { people } from '../support/people';
import { picture } from '../support/picture';
import { publishedBooklet } from '../support/published';
import { enter } from '../support/session';

test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Mailing = { id: string; state: string };

const mailingsOf = async (page: Page, booklet: string) => {
  const { items } = await (await page.request.get(`/api/booklets/${booklet}/mailings?limit=50`)).json();
  return (wanted: string) => (items as Mailing[]).find(({ state }) => state === wanted)?.id;
};

test('the mailings of a booklet', async ({ page }) => {
  await atWork(page);
  const id = await season(page);
  const mailing = await mailingsOf(page, id);
  const at = '/livrets/options/emailing';
  await show(page, `${at}?livret=${id}`);
  await picture(page, '61-mailings', looks);
  await picture(page, '61-mailings', inTheDark);

  await show(page, `${at}/create?livret=${id}`);
  await picture(page, '62-mailing-1-nature', looks);
  await show(page, `${at}/${mailing('draft')}?livret=${id}`);
  await picture(page, '62-mailing-2-message', looks);

  const underWay = mailing('sending');
  await send(page, 'POST', `/api/booklets/${id}/mailings/${underWay}/pause`);
  await show(page, `${at}/${underWay}?livret=${id}`);
  await picture(page, '63-mailing-1-paused', looks);
  await show(page, `${at}/${mailing('scheduled')}?livret=${id}`);
  await picture(page, '63-mailing-2-scheduled', looks);
  await show(page, `${at}/${mailing('done')}?livret=${id}`);
  await picture(page, '63-mailing-3-done', looks);
  await picture(page, '63-mailing-3-done', inTheDark);

  await show(page, `${at}/${mailing('done')}/destinataires?livret=${id}`);
  await page.getByRole('rowheader').first().waitFor();
  await picture(page, '64-recipients', looks);
});

test('when a booklet reminds by itself, and from which address one writes', async ({ page }) => {
  await atWork(page);
  const id = await season(page);
  await show(page, `/livrets/options/avance?livret=${id}`);
  await page.getByRole('region', { name: 'Relances' }).scrollIntoViewIfNeeded();
  await picture(page, '65-reminders', looks);

  await show(page, '/parametres/domaine-d-envoi');
  await picture(page, '66-sender-domain', looks);
  await show(page, '/parametres/adresses-ecartees');
  await picture(page, '67-addresses-aside', looks);
});

test('the page of whoever wants no more messages', async ({ page }) => {
  await enter(page, people.helene);
  const { id } = await publishedBooklet(page, 'Livret d’accueil des saisonniers');
  const made = await send(page, 'POST', '/api/people', { first_name: 'Paul', last_name: 'Garrigue' });
  const person = ((await made.json()) as { id: string }).id;
  await send(page, 'POST', `/api/booklets/${id}/participants`, { people: [person] });
  const address = leavingAddress(id);
  await send(page, 'POST', `/api/booklets/${id}/archive`);

  await page.context().clearCookies();
  await page.goto(address);
  await ready(page);
  await picture(page, '68-no-more-messages', looks);
});
