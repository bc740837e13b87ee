import { type Browser, expect, test } from '@playwright/test';
import { type Author, anyWord, edit, settle } from '../support/authors';
import { type Chance, chanceFrom } from '../support/chance';
import {
  everyBlock,
  isSaved,
  newChapter,
  openEditor,
  paper,
  retire,
  saveState,
  textOf,
  written,
} from '../support/editor';
import { keep } from '../support/figures';
import { openLedger, wordsIn } from '../support/ledger';
import { type Person, people } from '../support/people';
import { enter } from '../support/session';

const enough = 50;
const rounds = Number(process.env.ROUNDS ?? enough);
const seed = Number(process.env.SEED ?? 1);

const sitDown = async (browser: Browser, person: Person, chance: Chance, faults: string[]) => {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  await enter(page, person);
  return { page, chance };
};

const isAway = (author: Author) =>
  expect(saveState(author.page)).toHaveText(/^(Hors ligne, gardé sur cet ordinateur|Enregistré à \d)/);

test('REL4: two authors in two browsers lose nothing and overwrite nothing in silence', async ({
  browser,
  playwright,
  launchOptions,
}) => {
  const faults: string[] = [];
  const chance = chanceFrom(seed);
  const otherBrowser = await playwright.chromium.launch(launchOptions);
  const paul = await sitDown(browser, people.paul, chanceFrom(seed + 1), faults);
  const solene = await sitDown(otherBrowser, people.solene, chanceFrom(seed + 2), faults);
  const authors = [paul, solene];
  const ledger = openLedger();
  const chapter = await newChapter(paul.page, `Cinquante tours ${Date.now()}`);
  const onServer = async () => everyBlock((await written(paul.page, chapter))[0]?.blocks ?? []).map(textOf);

  await openEditor(paul.page, chapter);
  await paper(paul.page).click();
  for (const _ of Array.from({ length: 6 })) {
    await paul.page.keyboard.type(ledger.newSentence());
    await paul.page.keyboard.press('Enter');
  }
  await isSaved(paul.page);
  await openEditor(solene.page, chapter);

  const told = { questions: 0, offline: 0, edits: [] as string[] };
  for (let round = 1; round <= rounds; round += 1) {
    await test.step(`round ${round}`, async () => {
      const away = chance.isOnce(3) ? chance.pick(authors) : undefined;
      const shared = await anyWord(paul);
      const together = chance.isOnce(2);
      await away?.page.context().setOffline(true);
      const work = authors.map(async (author) => {
        const seen = wordsIn(await paper(author.page).textContent());
        const kind = await edit(author, together && seen.has(shared) ? shared : await anyWord(author), ledger);
        told.edits.push(kind);
      });
      await Promise.all(work);
      if (chance.isOnce(2)) await Promise.all(authors.map(({ page }) => page.keyboard.press('Control+s')));
      else await paul.page.waitForTimeout(2600);
      if (away) {
        told.offline += 1;
        await isAway(away);
        told.questions += await settle(away === paul ? solene : paul, ledger);
        await away.page.context().setOffline(false);
      }
      const asked = await Promise.all(authors.map((author) => settle(author, ledger)));
      told.questions += asked.reduce((sum, count) => sum + count, 0);
      ledger.close(wordsIn((await onServer()).join(' ')));
    });
  }

  for (const { page } of authors) {
    await openEditor(page, chapter);
    const onPage = wordsIn((await onServer()).join(' '));
    await expect.poll(async () => [...wordsIn(await paper(page).textContent())].sort()).toEqual([...onPage].sort());
  }
  await retire(paul.page, chapter);
  await otherBrowser.close();

  const { typed, lost, overwritten } = ledger.count();
  const made = `${typed} sentences typed, ${told.edits.length} edits, ${told.questions} conflicts shown and settled`;
  keep(
    {
      goal_name: 'REL4 browsers',
      what: `${rounds} rounds of two authors at the same time on one page in two Chromiums, ${told.offline} with one offline: ${made}`,
      measured: `${lost.length} lost, ${overwritten.length} overwritten in silence`,
      goal: '0 lost, 0 overwritten in silence',
      met: lost.length === 0 && overwritten.length === 0,
    },
    'make editor-rounds',
    rounds >= enough,
  );
  expect({ lost, overwritten, faults }).toEqual({ lost: [], overwritten: [], faults: [] });
});
