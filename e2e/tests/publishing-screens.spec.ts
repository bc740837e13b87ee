import { inspect } from '../support/inspect';
import { people } from '../support/people';
import { publishNow, putAway, smallBooklet, writePage } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const languages = {
  fr: { prefix: '', publish: 'Publier', changes: 'Publier les modifications', note: 'Note de version' },
  en: { prefix: '/en-GB', publish: 'Publish', changes: 'Publish the changes', note: 'Version note' },
} as const;

for (const [language, { prefix, publish, changes, note }] of Object.entries(languages)) {
  test(`A11Y1: publishing and the versions are readable by everybody, in ${language}`, async ({ page }) => {
    await enter(page, people.helene);
    const { id, pageId } = await smallBooklet(page, `Livret à lire ${language} ${Date.now()}`);

    await page.goto(`${prefix}/livrets/${id}/editor?vue=versions`);
    await page.getByRole('main').getByRole('button').waitFor();
    await inspect(page, `no version, ${language}`);

    /* Blocked, then the first one. */
    await page.goto(`${prefix}/livrets/options?livret=${id}`);
    await page.getByRole('button', { name: publish, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: note }).waitFor();
    await inspect(page, `blocked, ${language}`);
    await writePage(page, id, pageId, 'Le petit-déjeuner est servi de 7 h à 10 h.');
    await publishNow(page, id, 'Première version');
    await writePage(page, id, pageId, 'Le petit-déjeuner est servi de 7 h à 11 h.');

    await page.goto(`${prefix}/livrets/options?livret=${id}`);
    await page.getByRole('button', { name: changes }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: note }).waitFor();
    await inspect(page, `changes, ${language}`);

    await page.goto(`${prefix}/livrets/${id}/editor?vue=versions`);
    await expect(page.getByRole('main').locator('ins')).toContainText('11');
    await inspect(page, `versions, ${language}`);

    /* On its way, and there. */
    await page.goto(`${prefix}/livrets/options?livret=${id}`);
    await page.getByRole('button', { name: changes }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: note }).fill('Une heure de plus');
    await page.getByRole('dialog').getByRole('button', { name: /1\.1$/ }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /Ouvrir le livret|Open the booklet/ })).toBeVisible(
      {
        timeout: 60_000,
      },
    );
    await inspect(page, `online, ${language}`);
    await putAway(page, id);
  });
}
