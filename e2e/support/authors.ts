import { expect, type Page } from '@playwright/test';
import type { Chance } from './chance';
import { paper, saveState } from './editor';
import { except, type Ledger, wordsIn } from './ledger';

export type Author = { page: Page; chance: Chance };

const wordsOn = async (page: Page) => wordsIn(await paper(page).textContent());

const goTo = async (page: Page, word: string) => {
  await paper(page).getByText(word).first().click();
  await page.keyboard.press('End');
  /* On a busy machine the editor hears of the caret a little later; a key before that would cut a word in two. */
  await page.waitForTimeout(250);
};

const writeMore = async (page: Page, word: string, ledger: Ledger) => {
  await goTo(page, word);
  await page.keyboard.type(` ${ledger.newSentence()}`);
};

const addBlock = async (page: Page, word: string, ledger: Ledger, chance: Chance) => {
  /* Inside another block, not every block may stand. */
  const isPlain = (await paper(page).locator(':scope > p').filter({ hasText: word }).count()) > 0;
  await goTo(page, word);
  await page.keyboard.press('Enter');
  const typed = chance.pick([undefined, undefined, 'cita', 'attention']);
  if (isPlain && typed) {
    await page.keyboard.type(`/${typed}`);
    await expect(page.getByRole('listbox', { name: 'Blocs à ajouter' })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type(ledger.newSentence());
};

const moveBlock = async (page: Page, word: string, chance: Chance) => {
  await goTo(page, word);
  const key = chance.pick(['Control+Shift+ArrowUp', 'Control+Shift+ArrowDown']);
  for (let steps = 1 + chance.upTo(3); steps > 0; steps -= 1) await page.keyboard.press(key);
};

/* What goes besides the words of the block was not meant to: the ledger misses it. */
const removeBlock = async (page: Page, word: string, ledger: Ledger) => {
  await goTo(page, word);
  const block = paper(page).locator(':scope > *').filter({ hasText: word }).first();
  const before = await paper(page).textContent();
  const meant = wordsIn(await block.textContent());
  await page.getByRole('button', { name: 'Supprimer le bloc' }).click();
  await expect.poll(() => paper(page).textContent()).not.toBe(before);
  const gone = except(wordsIn(before), await wordsOn(page));
  ledger.giveUp(gone.filter((one) => meant.has(one)));
};

/** One edit, a random one unless told; `word` leads to where it is made. */
export const edit = async ({ page, chance }: Author, word: string, ledger: Ledger, wanted?: 'write') => {
  const blocks = await paper(page).locator(':scope > *').count();
  const shrinking = blocks > 20 ? (['remove', 'remove'] as const) : [];
  const removing = blocks > 4 ? (['remove'] as const) : [];
  const kind =
    wanted ?? chance.pick(['write', 'write', 'write', 'add', 'add', 'move', 'move', ...removing, ...shrinking]);
  if (kind === 'write') await writeMore(page, word, ledger);
  if (kind === 'add') await addBlock(page, word, ledger, chance);
  if (kind === 'move') await moveBlock(page, word, chance);
  if (kind === 'remove') await removeBlock(page, word, ledger);
  return kind;
};

/** A word that an author sees. */
export const anyWord = async ({ page, chance }: Author) => chance.pick([...(await wordsOn(page))].sort());

const question = (page: Page) =>
  page.getByRole('dialog', { name: /^(Deux textes pour|Deux versions d|Un bloc supprimé et)/ });

/* What each way out would leave, read before one is chosen. */
const readSides = async (page: Page) => {
  const side = async (value: string) => {
    const option = question(page).locator(`div:has(> div > label > input[value="${value}"])`);
    return wordsIn(await option.textContent());
  };
  return { mine: await side('mine'), saved: await side('saved') };
};

/** Answers one question as somebody would, and tells the ledger what was left out with open eyes. */
const decide = async ({ page, chance }: Author, ledger: Ledger) => {
  const dialog = question(page);
  const all = wordsIn(await dialog.textContent());
  const radios = dialog.getByRole('radio');
  const values = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  const value = chance.pick(values.includes('both') ? [...values, 'both'] : values);
  if (value === 'delete') ledger.giveUp(all);
  if (value === 'mine' || value === 'saved') {
    const { mine, saved } = await readSides(page);
    ledger.giveUp(value === 'mine' ? except(saved, mine) : except(mine, saved));
  }
  await dialog.locator(`input[value="${value}"]`).check({ force: true });
  await dialog.getByRole('button', { name: /^Enregistrer ce (choix|texte)$/ }).click();
};

/* A dialog takes a moment to come, and another to go. */
const moment = 400;

/** Answers every question until everything is saved; gives how many there were. */
export const settle = async (author: Author, ledger: Ledger) => {
  const { page } = author;
  const saved = saveState(page).filter({ hasText: /^Enregistré à \d/ });
  for (let asked = 0; asked < 40; asked += 1) {
    await page.waitForTimeout(moment);
    await expect(question(page).or(saved).first()).toBeVisible({ timeout: 90_000 });
    if ((await question(page).count()) === 0) await page.waitForTimeout(moment);
    if ((await question(page).count()) === 0) return asked;
    await decide(author, ledger);
  }
  throw new Error('the same two authors are asked again and again');
};
