import { send } from '../support/library';
import { people } from '../support/people';
import { paragraph, publishedBooklet, sentence } from '../support/published';
import { aimAt } from '../support/qr';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const question = {
  id: 'b2',
  type: 'question',
  props: {
    prompt: 'Jusqu’à quelle heure sert-on le petit-déjeuner\u202f?',
    several: false,
    passage: 'b1',
    explanation: '',
  },
  children: [
    { id: 'b2-1', type: 'answer', props: { right: true }, text: [{ type: 'text', text: 'Dix heures' }] },
    { id: 'b2-2', type: 'answer', props: { right: false }, text: [{ type: 'text', text: 'Midi' }] },
  ],
};

/** Pages after the first; the first of them is too long to be read at a glance. */
const pagesWith = (media: string) => ({
  'Le linge de maison': [paragraph('Les draps sont changés tous les trois jours. '.repeat(80))],
  'Le départ': [
    paragraph('Les chambres se libèrent avant onze heures.'),
    { id: 'b2', type: 'image', props: { media, alt: 'La clé', decorative: false, caption: '', width: 'text' } },
  ],
  'Nous écrire': [paragraph('Votre avis nous fait avancer.')],
});

test('Jeanne aims at the poster, enters the code, reads, answers, comes back tomorrow where she was, and reads on without a network', async ({
  page,
  browser,
}) => {
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/media/files?kind=image')).json();
  const { id, address } = await publishedBooklet(page, `Séjour de Jeanne ${Date.now()}`, {
    blocks: [question],
    pages: pagesWith(items[0].id),
  });
  await send(page, 'PATCH', `/api/booklets/${id}/reading`, { mode: 'code' });
  await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 30_000 }).toBe(401);
  await page.goto(`/livrets/options/acces?livret=${id}`);
  const poster = page.getByRole('img', { name: /^Aperçu au format A4/ });
  await expect(poster.getByText(/^Code/)).toBeVisible();
  const code = (await poster.getByText(/^Code/).textContent())?.replaceAll(/\D/g, '') ?? '';
  const aimed = await aimAt(poster);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true });
  const jeanne = await phone.newPage();
  await jeanne.goto(aimed);
  await jeanne.getByLabel('Code à six chiffres').fill(code);
  await jeanne.getByRole('button', { name: 'Ouvrir le livret' }).tap();
  await jeanne.getByRole('link', { name: 'Commencer la lecture' }).tap();
  await jeanne.getByRole('link', { name: /Votre séjour/ }).tap();
  await expect(jeanne.getByText(sentence)).toBeVisible();

  await jeanne.getByText('Midi').tap();
  await jeanne.getByRole('button', { name: 'Vérifier ma réponse' }).tap();
  await expect(jeanne.getByText('Ce n’est pas la bonne réponse.')).toBeVisible();
  await jeanne.getByRole('button', { name: 'Réessayer' }).tap();
  await jeanne.getByText('Dix heures').tap();
  await jeanne.getByRole('button', { name: 'Vérifier ma réponse' }).tap();
  await expect(jeanne.getByText('Bonne réponse.')).toBeVisible();

  const size = () => jeanne.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize));
  const usual = await size();
  await jeanne.locator('summary', { hasText: 'Taille du texte et réglages' }).tap();
  await jeanne.getByText('130\u202f%').tap();
  await expect.poll(size).toBeGreaterThan(usual * 1.25);
  const large = await size();

  /* In the middle of the second of four pages. */
  await jeanne.keyboard.press('Escape');
  await jeanne.getByRole('link', { name: 'Page suivante' }).tap();
  await expect(jeanne.getByText('Page 2 sur 4')).toBeVisible();
  await jeanne.close();

  /* The next day, by the poster again, on the same phone: nobody asks for the code. */
  const tomorrow = await phone.newPage();
  await tomorrow.clock.install({ time: Date.now() + 86_400_000 });
  await tomorrow.goto(aimed);
  await expect(tomorrow.getByText(/^0 chapitre lu sur 1/)).toBeVisible();
  await expect(tomorrow.getByLabel('Code à six chiffres')).toHaveCount(0);
  await tomorrow.getByRole('link', { name: 'Reprendre au chapitre 1' }).tap();
  await expect(tomorrow.getByText('Page 2 sur 4')).toBeVisible();
  await expect(tomorrow.getByText(/^Les draps sont changés/)).toBeVisible();
  await expect(tomorrow.getByRole('link', { name: /^Page suivante/ })).toBeVisible();
  await expect(tomorrow.getByRole('main')).toHaveCSS('font-size', `${large}px`);
  expect((await phone.cookies()).map(({ name }) => name)).toEqual(['lv_reading']);

  /* In the mountains. */
  await tomorrow.goto(aimed);
  await tomorrow.getByRole('button', { name: 'Lire hors connexion' }).tap();
  await expect(tomorrow.getByRole('button', { name: 'Version 1.0 gardée sur cet appareil' })).toBeVisible();
  await phone.setOffline(true);
  await tomorrow.goto(aimed);
  await tomorrow.getByRole('link', { name: 'Reprendre au chapitre 1' }).tap();
  await tomorrow.getByRole('link', { name: /^Page suivante/ }).tap();
  await expect(tomorrow.getByText('Page 3 sur 4')).toBeVisible();
  const picture = tomorrow.getByRole('img', { name: 'La clé' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await tomorrow.getByRole('link', { name: 'Retour au sommaire' }).first().tap();
  await tomorrow.getByRole('link', { name: 'Chercher' }).tap();
  await tomorrow.getByRole('searchbox').fill('avis');
  await expect(tomorrow.getByText('1 page trouvée')).toBeVisible();
  await tomorrow.getByRole('link', { name: /Nous écrire/ }).tap();
  await expect(tomorrow.getByText('Votre avis nous fait avancer.')).toBeVisible();

  await phone.close();
  await send(page, 'POST', `/api/booklets/${id}/archive`);
});
