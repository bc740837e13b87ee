import type { Locator, Page } from '@playwright/test';
import { chapters } from '../support/chapters';
import { retire } from '../support/editor';
import { inspect, onAPhone, wideOnly } from '../support/inspect';
import { send } from '../support/library';
import { writeChapter } from '../support/pageCalls';
import { people } from '../support/people';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

const words = {
  fr: {
    prefix: '',
    paper: 'Texte de la page',
    tools: 'Outils',
    blocks: 'Blocs',
    toolbar: 'Mise en forme',
    settings: 'Réglages',
    openSettings: 'Réglages du bloc et de la page',
    toCheck: /point.? à vérifier$/,
    checkOthers: 'Contrôler l’autre page',
    checked: '1 page à vérifier.',
    versions: 'Versions de la page',
    since: /^Ce qui a changé depuis/,
    help: 'Aide',
    keys: 'Raccourcis clavier',
    conflict: 'Deux textes pour le même bloc',
    decide: 'Enregistrer ce texte',
  },
  en: {
    prefix: '/en-GB',
    paper: 'Text of the page',
    tools: 'Tools',
    blocks: 'Blocks',
    toolbar: 'Formatting',
    settings: 'Settings',
    openSettings: 'Block and page settings',
    toCheck: /point.? to check$/,
    checkOthers: 'Check the other page',
    checked: '1 page to check.',
    versions: 'Versions of the page',
    since: /^What changed since/,
    help: 'Help',
    keys: 'Keyboard shortcuts',
    conflict: 'Two texts for the same block',
    decide: 'Save this text',
  },
} as const;

const text = (said: string) => [{ type: 'text', text: said }];
const paragraph = (id: string, said = '') => ({ id, type: 'paragraph', props: {}, text: said ? text(said) : [] });
const cell = (id: string) => ({ id, type: 'table_cell', props: {}, children: [paragraph(`${id}-p`)] });
const row = (id: string) => ({ id, type: 'table_row', props: {}, children: [cell(`${id}-1`), cell(`${id}-2`)] });
const answer = (id: string, said: string) => ({ id, type: 'answer', props: { right: id === 'yes' }, text: text(said) });

const warning = 'Le sol glisse devant la plonge et le passe.';

/** What an author has half way: a table that says nothing yet, a question that explains itself. */
const document = (said: string) => ({
  schema: 2,
  blocks: [
    paragraph('said', said),
    { id: 'call', type: 'callout', props: { tone: 'warning' }, children: [paragraph('warned', warning)] },
    { id: 'table', type: 'table', props: { caption: '', header: 'both' }, children: [row('one'), row('two')] },
    {
      ...{ id: 'ask', type: 'question' },
      props: { prompt: 'Que faites-vous ?', several: false, passage: 'call', explanation: 'L’eau d’abord.' },
      children: [answer('yes', 'Je me lave les mains'), answer('no', 'Je mets des gants')],
    },
  ],
});

const edgeOf = async (place: Locator) => {
  const box = await place.boundingBox();
  return box ? box.x + box.width : Number.NaN;
};

/** Somebody else saves while this editor holds what it wrote back: it is asked which words to keep. */
const collide = async (page: Page, address: string, paper: string) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${address}`, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(address));
  await page.getByRole('textbox', { name: paper }).getByText('Savonnez').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Trente secondes.');
  await sent;
  const { revision, title, importance } = await (await page.request.get(address)).json();
  const theirs = document('Savonnez-vous. Quarante secondes.');
  await send(page, 'PUT', address, { base_revision: revision, title, importance, document: theirs });
  letGo();
};

/** An editor with two such pages, in a language. */
const begin = async (page: Page, language: 'fr' | 'en', title: string) => {
  const said = words[language];
  const paper = page.getByRole('textbox', { name: said.paper });
  await enter(page, people.paul);
  const { chapter, keep } = await writeChapter(page, `${title} ${language} ${Date.now()}`);
  const id = await keep(0, { title: 'Se laver les mains', document: document('Savonnez-vous.') });
  await keep(1, { title: 'La tenue', document: document('Une tenue propre.') });
  await page.goto(`${said.prefix}${chapters}/${chapter}/pages?page=${id}`);
  await expect(paper).toBeEditable();
  return {
    ...{ chapter, id, said, paper },
    see: (state: string, widths?: Parameters<typeof inspect>[2]) =>
      inspect(page, `editor, ${state}, ${language}`, widths),
    tool: (name: string) => page.getByRole('navigation', { name: said.tools }).getByRole('button', { name }),
  };
};

for (const language of ['fr', 'en'] as const) {
  test(`A11Y1: the editor and what stands around its page are readable by everybody, in ${language}`, async ({
    page,
  }) => {
    const { chapter, said, paper, see, tool } = await begin(page, language, 'Lisible');
    const toolbar = page.getByRole('toolbar', { name: said.toolbar });
    await see('plain');

    await tool(said.blocks).click();
    await paper.getByText(warning).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expect(toolbar).toBeVisible();
    await see('blocks, settings and toolbar', wideOnly);
    expect(await edgeOf(toolbar), 'the toolbar stays over the page').toBeLessThan(await edgeOf(page.getByRole('main')));

    await page.getByRole('button', { name: said.toCheck }).click();
    await page.getByRole('button', { name: said.checkOthers }).click();
    await page.getByText(said.checked).waitFor();
    await see('accessibility', wideOnly);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: said.openSettings }).click();
    await page.getByRole('complementary', { name: said.settings }).waitFor();
    await see('settings over the page', onAPhone);
    await retire(page, chapter);
  });

  test(`A11Y1: what the editor opens and asks is readable by everybody, in ${language}`, async ({ page }) => {
    const { chapter, id, said, see, tool } = await begin(page, language, 'À décider');
    await tool(said.help).click();
    await page.getByRole('dialog', { name: said.keys }).waitFor();
    await see('help');
    await page.keyboard.press('Escape');

    await collide(page, `/api/library/chapters/${chapter}/pages/${id}`, said.paper);
    await page.getByRole('dialog', { name: said.conflict }).waitFor();
    await see('conflict');
    await page.getByRole('button', { name: said.decide }).click();
    await page.getByRole('dialog', { name: said.conflict }).waitFor({ state: 'hidden' });

    await tool('Versions').click();
    await page.getByRole('region', { name: said.versions }).getByRole('button').last().click();
    await page.getByRole('heading', { name: said.since }).waitFor();
    await see('versions compared');
    await retire(page, chapter);
  });
}
