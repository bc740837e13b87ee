import type { Page } from '@playwright/test';
import { paper } from '../support/editor';
import { keyboardOf } from '../support/keyboard';
import { people } from '../support/people';
import { putAway } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const step = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });

test('A11Y3: a booklet is made, filled, shared, published and shut by a code without a pointer', async ({ page }) => {
  const hands = keyboardOf(page);
  const name = `Livret au clavier ${Date.now()}`;
  await enter(page, people.helene);
  await page.goto('/livrets');
  await step(page, 'Livrets');
  const goOn = () => hands.push(button(page, /^(Continuer vers|Vérifier et)/), true);

  await test.step('the creation', async () => {
    await hands.push(link(page, 'Créer un livret').first());
    await step(page, 'Comment s’appelle votre livret ?');
    await hands.write(page.getByLabel('Nom du livret'), name);
    await hands.choose(page.getByRole('radio', { name: /^Client/ }));
    await hands.choose(page.getByRole('radio', { name: /^Livret vide/ }));
    await goOn();
    await step(page, 'Dans quel secteur travaillez-vous ?');
    await hands.choose(page.getByRole('radio', { name: /^Hôtellerie-restauration/ }));
    await goOn();
    await step(page, 'Comment lira-t-on votre livret ?');
    await goOn();
    await step(page, 'Votre livret');
    await hands.push(button(page, 'Chapitre vide').first());
    await expect(page.getByRole('textbox', { name: /titre/i })).toBeFocused();
    await hands.press('ControlOrMeta+a');
    await page.keyboard.type('Votre séjour');
    await hands.press('Enter');
    await goOn();
    for (const title of [/^Pages de/, 'Votre logo', 'Les couleurs de votre livret', 'La police de votre livret']) {
      await step(page, title);
      await goOn();
    }
    await step(page, 'Informations pratiques');
    await goOn();
    await step(page, /^Votre livret/);
    await hands.push(button(page, 'Garder en brouillon'), true);
    await step(page, 'Livrets');
  });

  await test.step('its page', async () => {
    await hands.push(link(page, name));
    await expect(paper(page)).toBeEditable();
    const title = page.getByRole('main').getByLabel('Titre de la page');
    while (!(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))))
      await hands.press('F6');
    await hands.arrive(title);
    await hands.press('ControlOrMeta+a');
    await page.keyboard.type('Bienvenue chez nous');
    await hands.arrive(paper(page));
    await page.keyboard.type('Le petit-déjeuner est servi de 7 h à 10 h.');
    await hands.press('ControlOrMeta+s');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  });

  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  await test.step('a right', async () => {
    await page.goto(`/livrets/options?livret=${id}`);
    await hands.push(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Utilisateurs/ })
        .first(),
    );
    await hands.push(button(page, 'Donner un accès'));
    const dialog = page.getByRole('dialog');
    await hands.write(dialog.getByRole('searchbox'), 'awa');
    await hands.choose(dialog.getByRole('radio', { name: /^Awa Diop/ }));
    await hands.push(dialog.getByRole('button', { name: 'Donner un accès' }));
    await expect(page.getByRole('row', { name: /^Awa Diop/ })).toContainText('Rédaction');
  });

  await test.step('a version', async () => {
    await hands.push(button(page, 'Publier'), true);
    const dialog = page.getByRole('dialog');
    await hands.write(dialog.getByRole('textbox', { name: 'Note de version' }), 'Première version');
    await hands.push(dialog.getByRole('button', { name: 'Publier la version 1.0' }));
    await expect(page.getByRole('dialog', { name: 'Version 1.0 en ligne' })).toBeVisible({ timeout: 60_000 });
    await hands.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a code', async () => {
    await hands.push(page.getByRole('main').getByRole('link', { name: 'Accès' }).first());
    await hands.choose(page.getByRole('radio', { name: /^Lien et code/ }));
    await hands.push(button(page, 'Enregistrer'));
    await expect(page.getByText(/^Code( \d){6}$/)).toBeAttached();
  });
  await putAway(page, id);
});

test('A11Y3: an information is filled and the grid is read without a pointer', async ({ page }) => {
  const hands = keyboardOf(page);
  await enter(page, people.helene);
  const { items } = await (await page.request.get('/api/booklets?search=saisonniers%202027')).json();
  await page.goto('/parametres/informations-pratiques');
  await step(page, 'Informations pratiques');
  await hands.choose(page.getByRole('radio', { name: /^À remplir/ }));
  const field = page.getByRole('table').getByRole('textbox').first();
  const label = (await field.getAttribute('aria-label')) ?? '';
  const said = `Rempli au clavier ${Date.now()}`;
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await hands.write(field, said);
  await hands.press('Enter');
  await saved;
  /* What is filled is no longer to fill: a new search would leave it out. */
  await hands.push(button(page, 'Effacer les filtres'), true);
  await hands.write(page.getByRole('searchbox', { name: 'Chercher une information' }), label, true);
  await expect(page.getByRole('row', { name: new RegExp(label) }).first()).toContainText(said);

  await page.goto(`/livrets/${items[0].id}/editor`);
  await expect(paper(page)).toBeEditable({ timeout: 60_000 });
  await hands.push(page.getByRole('navigation', { name: 'Outils' }).getByRole('button', { name: 'Grille' }));
  await expect(page.getByRole('heading', { name: 'Grille de conformité' })).toBeVisible();
  await hands.choose(page.getByRole('radio', { name: /^Couvertes/ }));
  await hands.push(page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false }).first());
  await expect(page.getByRole('complementary', { name: 'Obligation' })).toBeVisible();
  await hands.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Obligation' })).toBeHidden();
});
