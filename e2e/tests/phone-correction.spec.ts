import { inspect, onAPhone } from '../support/inspect';
import { people } from '../support/people';
import { publishNow, putAway, readAt, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone, hasTouch: true, colorScheme: 'dark' });

const words = {
  fr: {
    prefix: '',
    paper: 'Texte de la page',
    saved: /^Enregistré à \d/,
    publish: 'Publier',
    note: 'Note de version',
    accept: 'Publier la version 1.1',
    online: 'Version 1.1 en ligne',
  },
  en: {
    prefix: '/en-GB',
    paper: 'Text of the page',
    saved: /^Saved at \d/,
    publish: 'Publish',
    note: 'Version note',
    accept: 'Publish version 1.1',
    online: 'Version 1.1 is online',
  },
} as const;

for (const [language, said] of Object.entries(words))
  test(`Hélène corrects a word on her phone, and publishes it, in ${language}`, async ({ page }) => {
    const name = `Livret au téléphone ${language} ${Date.now()}`;
    /* The look at a small phone, by day and by night, leaves the screen as it is in the hand. */
    const see = async (screen: string) => {
      await inspect(page, `${screen} on a phone, ${language}`, onAPhone);
      await page.emulateMedia({ colorScheme: 'dark' });
    };
    await enter(page, people.helene);
    const { id, pageId } = await smallBooklet(page, name);
    await writePage(page, id, pageId, 'Le petit déjeuné est servi de 7 h à 10 h.');
    await publishNow(page, id, 'Première version');
    const { address } = await (await page.request.get(`/api/booklets/${id}/reading`)).json();

    await page.goto(`${said.prefix}/livrets`);
    await page.getByRole('link', { name }).first().tap();
    await expect(page.getByRole('textbox', { name: said.paper })).toBeEditable();
    await expect(page.locator('html')).toHaveClass(/p-dark/);
    await see('page');
    await page.getByText('déjeuné').dblclick();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Le petit-déjeuner est servi de 7 h à 10 h.');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(said.saved);

    await page.getByRole('button', { name: said.publish, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('version 1.1');
    await see('publishing');
    await dialog.getByRole('textbox', { name: said.note }).fill('Une faute de moins');
    await dialog.getByRole('button', { name: said.accept }).tap();
    await expect(page.getByRole('dialog', { name: said.online })).toBeVisible({ timeout: 60_000 });
    await see('online');

    const readers = async () => {
      const { editions } = JSON.parse(await readAt(page, `${address}/version.json`));
      return readAt(page, `${address}/${editions['fr-FR']}/c1/p1.html`);
    };
    await expect.poll(readers, { timeout: 30_000 }).toContain('petit-déjeuner');
    await putAway(page, id);
  });
