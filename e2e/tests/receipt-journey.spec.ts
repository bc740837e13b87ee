import type { Browser, Page } from '@playwright/test';
import { byWhat, type Hands } from '../support/hands';
import { journey } from '../support/journey';
import { send } from '../support/library';
import { people } from '../support/people';
import { paragraph, publishedBooklet } from '../support/published';
import { receiptNumber } from '../support/receipts';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const acknowledge = (page: Page) => page.getByRole('button', { name: 'J’ai pris connaissance' });

/** What they do on the sentence that they confirm, up to the button. */
const confirmations = {
  'with a pointer': async (page: Page) => {
    const pad = await page.locator('canvas').boundingBox();
    if (!pad) throw new Error('There is nothing to sign in.');
    await page.mouse.move(pad.x + 60, pad.y + 90);
    await page.mouse.down();
    await page.mouse.move(pad.x + 160, pad.y + 30, { steps: 8 });
    await page.mouse.move(pad.x + 260, pad.y + 100, { steps: 8 });
    await page.mouse.up();
    await acknowledge(page).click();
  },
  'A11Y3: by keys alone': async (page: Page, name: string) => {
    const { push, write } = byWhat['A11Y3: by keys alone'](page);
    await push(page.getByRole('button', { name: 'Saisir mon nom à la place' }));
    await write(page.getByLabel('Votre nom'), name);
    await push(acknowledge(page));
  },
};

/** People of this run alone. */
const newcomers = (run: string) => ({
  name: `saison-${run}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Matricule;NOM;Prénom;E-mail;Poste',
      `${run}-1;Garrigue${run};Paul;paul.${run}@exemple.test;salle`,
      `${run}-2;Haddad${run};Yasmine;;étages`,
    ].join('\n'),
  ),
});

const importPeople = async (page: Page, { push }: Hands, run: string) => {
  await page.goto('/parametres/personnes');
  await push(page.getByRole('link', { name: 'Importer' }).first());
  await journey(page).heading('Importer des personnes');
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await push(page.getByLabel('Fichier de personnes'));
  await (await chooser).setFiles(newcomers(run));
  await push(page.getByRole('button', { name: 'Lire le fichier' }));
  await push(page.getByRole('button', { name: 'Lancer l’essai à blanc' }));
  await push(page.getByRole('button', { name: 'Importer 2 lignes sur 2' }));
  await expect(page.getByText(/Import terminé.*2 lignes enregistrées/)).toBeVisible();
};

const addToBooklet = async (page: Page, { push, write, tick }: Hands, run: string) => {
  await push(page.getByRole('button', { name: 'Ajouter' }).first());
  const dialog = page.getByRole('dialog', { name: 'Ajouter des participants' });
  await write(dialog.getByRole('searchbox'), run);
  for (const name of [`Paul Garrigue${run}`, `Yasmine Haddad${run}`])
    await tick(dialog.getByRole('checkbox', { name }));
  await push(dialog.getByRole('button', { name: 'Ajouter 2 personnes' }));
  await expect(page.getByRole('row', { name: new RegExp(`Yasmine Haddad${run}`) })).toContainText('À inviter');
};

/** The drawer of somebody, over the list. */
const open = async (page: Page, { push }: Hands, name: string) => {
  await push(page.getByRole('button', { name }));
  return page.getByRole('dialog', { name });
};

const linkOf = async (page: Page, hands: Hands, name: string) => {
  const drawer = await open(page, hands, name);
  await hands.push(drawer.getByRole('button', { name: 'Copier son lien' }));
  const address = await drawer.getByLabel('Lien personnel').inputValue();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return address;
};

const telephone = async (browser: Browser) =>
  (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' })
  ).newPage();

/** From the cover to the end, as one turns the pages; the number that the telephone shows. */
const read = async (page: Page, { push }: Hands, link: string, confirm: (page: Page) => Promise<void>) => {
  await page.goto(link);
  await expect(page.getByText('Vous êtes Paul G.')).toBeVisible();
  await push(page.getByRole('link', { name: 'Commencer la lecture' }));
  await push(page.getByRole('link', { name: /Votre séjour/ }));
  for (const next of ['Le linge', 'La fin du livret']) {
    await push(page.locator('a[rel=next]'));
    await expect(page.getByRole('heading', { level: 1 }), next).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('J’ai pris connaissance');
  await confirm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est enregistré');
  return String(await page.getByText(receiptNumber).textContent());
};

const ways = ['with a pointer', 'A11Y3: by keys alone'] as const;

for (const how of ways)
  test(`${how}: a file of people, a link, a telephone, a receipt, and its line in the register`, async ({
    page,
    browser,
  }) => {
    const run = `J${Date.now()}`;
    const name = `Paul Garrigue${run}`;
    const handsOf = byWhat[how];
    const hands = handsOf(page);
    await enter(page, people.helene);
    const { id } = await publishedBooklet(page, `Livret ${run}`, {
      pages: { 'Le linge': [paragraph('Les draps sont changés tous les trois jours.')] },
    });

    await importPeople(page, hands, run);
    await page.goto(`/livrets/options/participants?livret=${id}`);
    await addToBooklet(page, hands, run);
    const link = await linkOf(page, hands, name);
    const phone = await telephone(browser);
    const number = await read(phone, handsOf(phone), link, (booklet) => confirmations[how](booklet, name));

    await page.reload();
    const drawer = await open(page, hands, name);
    await expect(drawer).toContainText('A pris connaissance de la version 1.0');
    await expect(drawer).toContainText(number);
    await hands.push(drawer.getByRole('button', { name: 'Voir ce que la personne a vu' }));
    const seen = page.getByRole('dialog', { name: `Ce que ${name} a vu` });
    await expect(seen).toContainText('J’ai pris connaissance du livret');
    await hands.push(seen.getByRole('button', { name: 'Le linge' }));
    await expect(seen).toContainText('Les draps sont changés tous les trois jours.');
    await page.keyboard.press('Escape');
    await expect(seen).toBeHidden();
    await hands.push(drawer.getByRole('link', { name: 'Voir dans le registre' }));
    await expect(page).toHaveURL(/vue=registre/);
    const lines = page.locator('tbody').getByRole('row');
    await expect(lines).toHaveCount(1);
    for (const said of [name, number, 'Inscrit']) await expect(lines).toContainText(said);

    await send(page, 'POST', `/api/booklets/${id}/archive`);
  });
