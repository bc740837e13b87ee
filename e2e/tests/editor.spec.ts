import { test as bare, type Page } from '@playwright/test';
import { wordHtml } from '../../frontend/packages/blocks/src/editor/testing/wordFixture';
import { violations } from '../support/axe';
import { beside, chapters } from '../support/chapters';
import {
  type Block,
  everyBlock,
  isSaved,
  newChapter,
  openEditor,
  paper,
  paste,
  retire,
  saveState,
  textOf,
  typesOf,
  written,
} from '../support/editor';
import { people } from '../support/people';
import { enter } from '../support/session';
import { tabTo } from '../support/tab';
import { expect, test } from '../support/test';
import { watch } from '../support/watch';

const outline = (page: Page) => page.getByRole('region', { name: 'Plan' });
const tools = (page: Page) => page.getByRole('navigation', { name: 'Outils' });
const pageTitle = (page: Page) => page.getByRole('main').getByLabel('Titre de la page');
const blocks = (page: Page) => page.getByRole('region', { name: 'Blocs', exact: true });

const bySlash = async (page: Page, typed: string) => {
  await page.keyboard.type(`/${typed}`);
  await expect(page.getByRole('listbox', { name: 'Blocs à ajouter' })).toBeVisible();
  await page.keyboard.press('Enter');
};

const byDrawer = (page: Page, name: string) => blocks(page).getByRole('button', { name, exact: true }).click();

const addPage = async (page: Page, title: string, place: number) => {
  await outline(page).getByRole('button', { name: 'Ajouter une page' }).last().click();
  await expect(page.getByText(`Page ${place} sur ${place}`)).toBeVisible();
  await pageTitle(page).fill(title);
  await page.keyboard.press('Enter');
};

const release = async (page: Page, version: number, reason: string, note: string) => {
  await page.getByRole('button', { name: `Publier la version ${version}` }).click();
  const sheet = beside(page, `Publier la version ${version}`);
  await sheet.getByRole('radio', { name: reason }).check({ force: true });
  await sheet.getByLabel('Note').fill(note);
  await sheet.getByRole('button', { name: `Publier la version ${version}` }).click();
  await expect(sheet).toHaveCount(0);
};

test('A11Y3: Paul writes three pages with every block, moves one without dragging, releases twice', async ({
  page,
}) => {
  const title = `Ouvrir la salle ${Date.now()}`;
  await enter(page, people.paul);
  await page.goto(`${chapters}/create`);
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Créer le chapitre' }).click();
  await page.getByRole('link', { name: 'Modifier les pages' }).click();
  await expect(paper(page)).toBeEditable();
  const chapter = page.url().split('/').at(-2) ?? '';

  await pageTitle(page).fill('Avant le service');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Les gestes du matin');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Aérez la salle.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Allumez les lampes.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Nappes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Verres');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await bySlash(page, 'attention');
  await page.keyboard.type('Le sol glisse.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await bySlash(page, 'cita');
  await page.keyboard.type('On sourit d’abord.');
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect(outline(page).getByRole('button', { name: 'Avant le service', exact: true })).toBeVisible();
  await isSaved(page);

  await addPage(page, 'En images', 2);
  await tools(page).getByRole('button', { name: 'Blocs' }).click();
  await paper(page).click();
  const shown = ['Image', 'Galerie', 'Image et texte', 'Vidéo', 'Audio', 'Document', 'Tableau', 'Séparateur', 'Bouton'];
  for (const name of [...shown, 'Contact', 'Plan d’accès']) await byDrawer(page, name);
  await isSaved(page);

  await tools(page).getByRole('button', { name: 'Plan' }).click();
  await addPage(page, 'À vous', 3);
  await tools(page).getByRole('button', { name: 'Blocs' }).click();
  await paper(page).click();
  for (const name of ['Étapes', 'Accordéon', 'Cartes à retourner', 'Quiz']) await byDrawer(page, name);
  const search = blocks(page).getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('citation');
  await tabTo(page, blocks(page).getByRole('button', { name: 'Citation' }));
  await page.keyboard.press('Enter');
  await isSaved(page);

  await tools(page).getByRole('button', { name: 'Plan' }).click();
  const second = outline(page).getByRole('button', { name: 'En images', exact: true });
  await second.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('La salle en images');
  await page.keyboard.press('Enter');
  await expect(outline(page).getByRole('button', { name: 'La salle en images', exact: true })).toBeFocused();

  const types = async () => (await written(page, chapter)).map((each) => typesOf(each.blocks));
  await expect.poll(types).toEqual([
    ['heading', 'paragraph', 'paragraph', 'list', 'quote', 'callout'],
    ['image', 'gallery', 'media_text', 'video', 'audio', 'file', 'table', 'divider', 'button', 'contact', 'map'],
    ['steps', 'accordion', 'cards', 'question', 'quote'],
  ]);
  await isSaved(page);

  await page.reload();
  await expect(outline(page).getByRole('listitem')).toHaveText(['Avant le service', 'La salle en images', 'À vous']);
  await outline(page).getByRole('button', { name: 'Avant le service', exact: true }).click();
  await expect(paper(page).getByRole('heading', { name: 'Les gestes du matin' })).toBeVisible();
  await expect(paper(page)).toContainText('On sourit d’abord.');

  await page.getByRole('link', { name: 'Publier une version' }).click();
  await release(page, 1, 'Rédaction', 'Première version.');
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Modifier les pages' }).click();
  await paper(page).getByText('Aérez la salle.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Dix minutes.');
  await expect.poll(async () => JSON.stringify(await written(page, chapter))).toContain('Dix minutes.');
  await isSaved(page);
  await page.getByRole('link', { name: 'Revenir au chapitre' }).click();
  await expect(page.getByText('1 page modifiée')).toBeVisible();
  await versions.getByRole('button', { name: 'Comparer à la 1' }).click();
  const changes = page.getByRole('dialog', { name: 'Ce qui change depuis la version 1' });
  await expect(changes.getByRole('region', { name: 'Avant le service' }).getByText('Dix minutes.')).toBeVisible();
  await changes.getByRole('button', { name: 'Fermer' }).last().click();
  await release(page, 2, 'Légal', 'La durée est écrite.');
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').first()).toContainText('Légal');
  await expect(versions.getByRole('listitem').first()).toContainText('La durée est écrite.');
  await versions.getByRole('link', { name: 'Lire la version 1' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article', { name: 'Avant le service' })).toContainText('Aérez la salle.');
  await expect(page.getByText('Dix minutes.')).toHaveCount(0);
  await retire(page, chapter);
});

test('a practical detail is chosen by its name, stands on the page as its name and is saved as its key', async ({
  page,
}) => {
  await enter(page, people.paul);
  const chapter = await newChapter(page, `Qui appeler ${Date.now()}`);
  await openEditor(page, chapter);
  await paper(page).click();
  await page.keyboard.type('Votre contact : {{réf');
  const list = page.getByRole('listbox', { name: 'Informations pratiques' });
  await list.getByRole('option', { name: 'référent handicap Personne' }).click();
  await page.keyboard.type('.');
  await expect(paper(page)).toContainText('Votre contact : référent handicap.');

  await tools(page).getByRole('button', { name: 'Blocs' }).click();
  await byDrawer(page, 'Contact');
  await page.getByRole('button', { name: 'Insérer une information pratique dans «\u00a0Téléphone\u00a0»' }).click();
  const picker = page.getByRole('dialog', { name: 'Informations pratiques' });
  expect(await violations(page)).toEqual([]);
  await picker.getByRole('combobox').fill('handicap');
  await page.keyboard.press('Enter');
  await expect(paper(page)).toContainText('téléphone du référent handicap');
  await isSaved(page);

  await page.reload();
  await expect(paper(page)).toContainText('Votre contact : référent handicap.');
  const [first] = await written(page, chapter);
  const [paragraph, contact] = first?.blocks ?? [];
  expect(paragraph?.text).toContainEqual({ type: 'value', key: 'disability_contact' });
  expect(contact?.props.phone).toBe('{{disability_contact_phone}}');
  await retire(page, chapter);
});

const isBold = ({ text = [] }: Block, words: string) =>
  text.some((piece) => piece.text?.trim() === words && piece.marks?.some(({ type }) => type === 'bold'));

test('four pages pasted from Word keep their headings, lists, tables and bold', async ({ page }) => {
  await enter(page, people.paul);
  const chapter = await newChapter(page, `Un document de Word ${Date.now()}`);
  await openEditor(page, chapter);
  await paper(page).click();
  await paste(page, wordHtml(4));
  await expect(paper(page).getByRole('heading', { name: 'Chapitre 4' })).toBeVisible();
  await expect(paper(page).getByRole('table')).toHaveCount(4);
  await isSaved(page);

  await page.reload();
  await expect(paper(page).getByRole('heading')).toHaveCount(12);
  const [first] = await written(page, chapter);
  const all = everyBlock(first?.blocks ?? []);
  const having = (type: string) => all.filter((block) => block.type === type);
  const levels = having('heading').map(({ props, ...block }) => `${props.level} ${textOf({ props, ...block })}`);
  expect(levels.slice(0, 3)).toEqual(['2 Chapitre 1', '3 Avant de commencer', '4 Dans l’ordre']);
  expect(typesOf(all).filter((type) => type === 'table')).toHaveLength(4);
  const lists = (first?.blocks ?? []).filter(({ type }) => type === 'list');
  expect(lists.map(({ props }) => props.ordered)).toEqual([false, true, false, true, false, true, false, true]);
  const items = everyBlock(having('list_item').flatMap(({ children = [] }) => children)).map(textOf);
  for (const words of ['Savon doux', 'Trente secondes', 'La cuisine']) expect(items).toContain(words);
  for (const words of ['maison', 'doux', '19 h']) expect(all.filter((block) => isBold(block, words))).toHaveLength(4);
  expect(JSON.stringify(first)).not.toContain('Mso');
  await retire(page, chapter);
});

test('two people on one page: what is apart joins by itself, one paragraph asks with both texts', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, people.paul);
  const chapter = await newChapter(page, `Travailler à quatre mains ${Date.now()}`);
  await openEditor(page, chapter);
  await paper(page).click();
  await page.keyboard.type('La porte ouvre à huit heures.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Le café est prêt.');
  await isSaved(page);

  const other = await browser.newPage();
  const faults = await watch(other, baseURL ?? '');
  await enter(other, people.ines);
  await openEditor(other, chapter);
  const write = async (who: Page, paragraph: string, words: string) => {
    await paper(who).getByText(paragraph).click();
    await who.keyboard.press('End');
    await who.keyboard.type(words);
  };
  await write(page, 'La porte', ' Entrez.');
  await write(other, 'Le café', ' Servez-vous.');
  for (const who of [page, other]) {
    await expect(paper(who)).toContainText('La porte ouvre à huit heures. Entrez.');
    await isSaved(who);
  }
  await expect(paper(other)).toContainText('Le café est prêt. Servez-vous.');
  await expect
    .poll(async () => (await written(page, chapter))[0]?.blocks.map(textOf))
    .toEqual(['La porte ouvre à huit heures. Entrez.', 'Le café est prêt. Servez-vous.']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await Promise.all([openEditor(page, chapter), openEditor(other, chapter)]);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await other.route('**/api/library/chapters/*/pages/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await write(other, 'La porte', ' Poussez.');
  await write(page, 'La porte', ' Tirez.');
  await isSaved(page);
  await expect.poll(async () => textOf((await written(page, chapter))[0]?.blocks[0] as Block)).toContain('Tirez');
  letGo();
  const question = other.getByRole('dialog', { name: 'Deux textes pour le même bloc' });
  await expect(question).toContainText('Paul Garnier a enregistré ce passage');
  await expect(question).toContainText('La porte ouvre à huit heures. Entrez. Poussez.');
  await expect(question).toContainText('La porte ouvre à huit heures. Entrez. Tirez.');
  await question.getByRole('radio', { name: 'Garder le vôtre' }).check();
  await question.getByRole('button', { name: 'Enregistrer ce texte' }).click();
  await expect.poll(async () => textOf((await written(page, chapter))[0]?.blocks[0] as Block)).toContain('Poussez');
  await retire(page, chapter);
  await other.close();
  expect(faults).toEqual([]);
});

/* The browser itself complains of the network that is cut. */
bare('typed without a network, closed, opened again: the text is there', async ({ page, context }) => {
  await enter(page, people.paul);
  const chapter = await newChapter(page, `Sans réseau ${Date.now()}`);
  await openEditor(page, chapter);
  await context.setOffline(true);
  await paper(page).click();
  await page.keyboard.type('Écrit sans réseau.');
  await expect(saveState(page)).toHaveText('Hors ligne, gardé sur cet ordinateur');
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  expect((await written(again, chapter))[0]?.blocks.map(textOf).join('')).toBe('');
  await openEditor(again, chapter);
  await expect(paper(again)).toContainText('Écrit sans réseau.');
  await expect(again.getByText('Votre texte est revenu')).toBeVisible();
  await isSaved(again);
  expect((await written(again, chapter))[0]?.blocks.map(textOf)).toContain('Écrit sans réseau.');
  await retire(again, chapter);
});
