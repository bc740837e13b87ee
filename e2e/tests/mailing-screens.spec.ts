import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

/** The booklet to whose participants the demonstration writes. */
const seasonal = 'Livret d’accueil saisonniers 2027';

for (const [language, prefix] of Object.entries({ French: '', English: '/en-GB' }))
  test(`A11Y1: the mailings of a booklet are readable by everybody in ${language}`, async ({ page }) => {
    test.slow();
    await enter(page, people.helene);
    const { items } = await (await page.request.get('/api/booklets?limit=100')).json();
    const { id } = items.find(({ name }: { name: string }) => name === seasonal);
    const mailings = await (await page.request.get(`/api/booklets/${id}/mailings?limit=50`)).json();
    const done = mailings.items.find(({ state }: { state: string }) => state === 'done').id;
    const draft = mailings.items.find(({ state }: { state: string }) => state === 'draft').id;
    const at = `${prefix}/livrets/options/emailing`;
    const screens = {
      mailings: at,
      'a new mailing': `${at}/create`,
      'a draft': `${at}/${draft}`,
      'a mailing': `${at}/${done}`,
      recipients: `${at}/${done}/destinataires`,
      'participants without an address': `${prefix}/livrets/options/participants`,
      'the import into a booklet': `${prefix}/parametres/personnes/import`,
    };
    for (const [screen, address] of Object.entries(screens)) {
      const filter = screen.startsWith('participants') ? '&sansEmail=true' : '';
      await page.goto(`${address}?livret=${id}${filter}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(page, `${screen} in ${language}`);
    }
    for (const screen of ['adresses-ecartees', 'domaine-d-envoi']) {
      await page.goto(`${prefix}/parametres/${screen}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await inspect(page, `${screen} in ${language}`);
    }
  });
