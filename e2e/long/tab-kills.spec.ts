import { expect, type Page, test } from '@playwright/test';
import { chanceFrom } from '../support/chance';
import { everyBlock, isSaved, newChapter, openEditor, paper, retire, textOf, written } from '../support/editor';
import { keep } from '../support/figures';
import { except } from '../support/ledger';
import { people } from '../support/people';
import { enter } from '../support/session';

const enough = 50;
const kills = Number(process.env.KILLS ?? enough);
const most = 2;

type Typed = { word: string; at: number };

const numbersIn = (text: string) => new Set(text.match(/n\d{5}/g) ?? []);

/** Types a running counter until the tab dies. */
const typeOn = async (page: Page, typed: Typed[], nextWord: () => string, isResting: () => boolean) => {
  let dead = false;
  page.once('crash', () => {
    dead = true;
  });
  while (!dead) {
    if (!isResting()) {
      const word = nextWord();
      typed.push({ word, at: Date.now() });
      await page.keyboard.type(`${word} `).catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

/* A rest is long enough for what was typed to be sent: the tab may die while the answer is on its way. */
const typeAndDie = async (page: Page, nextWord: () => string, after: number, rests: boolean) => {
  const typed: Typed[] = [];
  const tab = await page.context().newCDPSession(page);
  const gone = page.waitForEvent('crash');
  const began = Date.now();
  const [restFrom, restUntil] = rests ? [1000, 3000] : [0, 0];
  const isResting = () => Date.now() - began > restFrom && Date.now() - began < restUntil;
  const typing = typeOn(page, typed, nextWord, isResting);
  await new Promise((resolve) => setTimeout(resolve, after + restUntil));
  const killedAt = Date.now();
  tab.send('Page.crash').catch(() => undefined);
  await gone;
  await typing;
  await page.close();
  return typed.filter(({ at }) => at <= killedAt).map(({ word, at }) => ({ word, before: (killedAt - at) / 1000 }));
};

test('REL4: a tab that dies while somebody types gives the draft back', async ({ page: first, context }) => {
  const chance = chanceFrom(Number(process.env.SEED ?? 1));
  await enter(first, people.paul);
  const chapter = await newChapter(first, `Onglets tués ${Date.now()}`);
  let [page, count] = [first, 0];
  const nextWord = () => {
    count += 1;
    return `n${String(count).padStart(5, '0')}`;
  };
  const seconds: number[] = [];
  let [back, told] = [0, 0];
  await openEditor(page, chapter);

  for (let kill = 1; kill <= kills; kill += 1) {
    await test.step(`kill ${kill}`, async () => {
      await paper(page).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      const typed = await typeAndDie(page, nextWord, chance.between(1000, 4000), kill % 3 === 0);

      page = await context.newPage();
      await openEditor(page, chapter);
      const message = page.getByText('Votre texte est revenu').first();
      const isTold = await message.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      await isSaved(page);
      const shown = numbersIn((await paper(page).textContent()) ?? '');
      const missing = typed.filter(({ word }) => !shown.has(word));
      seconds.push(Math.max(0, ...missing.map(({ before }) => before)));
      back += missing.length < typed.length ? 1 : 0;
      told += isTold ? 1 : 0;
      const saved = everyBlock((await written(page, chapter))[0]?.blocks ?? []).map(textOf);
      expect(except(shown, numbersIn(saved.join(' ')))).toEqual([]);
    });
  }
  await retire(page, chapter);

  const worst = Math.max(...seconds);
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
  keep(
    {
      goal_name: 'REL4 tab kills',
      what: `${kills} tabs crashed while somebody types a counter, some while a save is on its way; reopened`,
      measured: `${back} of ${kills} drafts back (${told} told), at most ${worst.toFixed(2)} s of typing lost (median ${median.toFixed(2)} s)`,
      goal: `all back, at most ${most} s lost`,
      met: back === kills && worst <= most,
    },
    'make editor-rounds',
    kills >= enough,
  );
  expect(back).toBe(kills);
  expect(worst).toBeLessThanOrEqual(most);
});
