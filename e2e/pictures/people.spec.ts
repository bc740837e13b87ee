import { type Page, test } from '@playwright/test';
import { questionsOf } from '../support/asking';
import { atWork, looks, phone, ready, season, show } from '../support/desk';
import { send } from '../support/library';
import { people } from '../support/people';
import { imagesLoaded, picture } from '../support/picture';
import { enter } from '../support/session';

/* Many screens in each. */
test.describe.configure({ timeout: 400_000 });

/* Calls that are still on their way belong to nobody. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const inTheDark = { schemes: ['dark'], widths: [1440, 390] } as const;

const file = {
  name: 'saison-2027.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Matricule;NOM;Prénom;E-mail;Poste;Taille de veste',
      'RH-0901;Garrigue;Paul;paul.garrigue@exemple.test;Serveur;M',
      'RH-0902;Haddad;Yasmine;;Femme de chambre;S',
      'RH-0903;Roux;Inès;ines.roux@exemple;Plongeuse;S',
      'RH-0904;;;;Commis;L',
    ].join('\n'),
  ),
};

test('the people of a company', async ({ page }) => {
  await atWork(page);
  await show(page, '/parametres/personnes');
  await picture(page, '50-people', looks);
  await picture(page, '50-people', inTheDark);

  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('textbox', { name: /^Poste/ }).waitFor();
  await ready(page);
  await picture(page, '51-person', looks);

  await show(page, '/parametres/personnes/import');
  await page.getByLabel('Fichier de personnes').setInputFiles(file);
  await picture(page, '52-people-import-1-file', looks);
  await page.getByRole('button', { name: 'Lire le fichier' }).click();
  await page.getByRole('combobox', { name: /Matricule/ }).waitFor();
  await picture(page, '52-people-import-2-columns', looks);
  await page.getByRole('button', { name: 'Lancer l’essai à blanc' }).click();
  await page.getByRole('button', { name: /^Importer \d/ }).waitFor();
  await ready(page);
  await picture(page, '52-people-import-3-dry-run', looks);
  await page.getByRole('button', { name: 'Changer de fichier' }).click();
});

test('the participants of a booklet and its register', async ({ page }) => {
  await atWork(page);
  const id = await season(page);
  await show(page, `/livrets/options/participants?livret=${id}`);
  await page.getByRole('rowheader').first().waitFor();
  await picture(page, '53-participants', looks);
  await picture(page, '53-participants', inTheDark);

  await show(page, `/livrets/options/participants?livret=${id}&etat=to_reread`);
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Son parcours' }).waitFor();
  await ready(page);
  await picture(page, '54-participant', looks);

  await show(page, `/livrets/options/participants?livret=${id}&vue=registre`);
  await page.getByRole('rowheader').first().waitFor();
  await picture(page, '55-register', looks);
  await picture(page, '55-register', inTheDark);
  await page.getByRole('rowheader').first().getByRole('button').click();
  await page.getByRole('list', { name: 'Étapes de la preuve' }).waitFor();
  await ready(page);
  await picture(page, '56-receipt', looks);
});

test('what readers asked', async ({ page }) => {
  await atWork(page);
  const id = await season(page);
  await show(page, questionsOf(id));
  await page.getByRole('textbox', { name: 'Votre réponse' }).waitFor();
  await ready(page);
  await picture(page, '59-questions', looks);
  await picture(page, '59-questions', inTheDark);
});

test('the sheet of a question on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.camille);
  await page.goto(await linkOfOne(page, 'read'));
  await page.locator('[data-said=start]').click();
  await page.getByRole('button', { name: 'Je n’ai pas compris' }).click();
  await page.getByRole('dialog').getByText('C’est noté, sans votre nom.').waitFor();
  await imagesLoaded(page);
  await picture(page, '57-reader-question', phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
});

/** The personal link of the first participant who stands there. */
const linkOfOne = async (page: Page, state: string) => {
  const at = `/api/booklets/${await season(page)}/participants`;
  const { items } = await (await page.request.get(`${at}?state=${state}&limit=1`)).json();
  const { address } = await (await send(page, 'POST', `${at}/${items[0].id}/link`)).json();
  await page.context().clearCookies();
  return address as string;
};

/** Moments and numbers that every run makes anew, as the picture's day has them. */
const steadyReceipt = (page: Page) =>
  page.evaluate(() => {
    const write = (where: string, text: string) => {
      for (const element of document.querySelectorAll(where)) element.textContent = text;
    };
    write('.lvp-number', 'M4TX 90QH 2KDV 7N1B-C');
    write('.lvp-facts dd:first-of-type', '16 mars 2027 à 10:42');
  });

test('a receipt on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.camille);
  await page.goto(await linkOfOne(page, 'read'));
  await page.getByText('Vous êtes').waitFor();
  await imagesLoaded(page);
  await picture(page, '57-reader-participant', phone);

  const end = await page.evaluate(
    () => new URL(`${document.documentElement.dataset.bundle}fin.html`, location.href).href,
  );
  await page.goto(end);
  await page.getByRole('button', { name: 'J’ai pris connaissance' }).waitFor();
  await picture(page, '57-reader-receipt-1-form', { ...phone, fullPage: true });
  await page.getByRole('button', { name: 'Cocher une case à la place' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'J’ai pris connaissance' }).click();
  await page.locator('.lvp-number').waitFor();
  await steadyReceipt(page);
  await picture(page, '57-reader-receipt-2-number', { ...phone, fullPage: true });
});

test('a page to read again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, people.camille);
  await page.goto(await linkOfOne(page, 'to_reread'));
  await page
    .getByText(/pages? à relire/)
    .first()
    .waitFor();
  await picture(page, '58-reader-reread-1-cover', phone);
  await page.locator('[data-said=start]').click();
  await page.locator('ins').first().waitFor();
  await imagesLoaded(page);
  await picture(page, '58-reader-reread-2-page', phone);
});
