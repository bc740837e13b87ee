import { type Browser, expect, test } from '@playwright/test';
import { type Author, anyWord, edit, settle } from '../support/authors';
import { blocksOf, newBooklet, openBooklet, shareWith, throwAway, turnTo } from '../support/bookletPages';
import { chanceFrom } from '../support/chance';
import { everyBlock, isSaved, paper, textOf } from '../support/editor';
import { keep } from '../support/figures';
import { openLedger, wordsIn } from '../support/ledger';
import { type Person, people } from '../support/people';
import { enter } from '../support/session';

const enough = 50;
/* One of each kind in the gate; `make booklet-rounds` goes on. */
const rounds = Number(process.env.ROUNDS ?? 3);
const seed = Number(process.env.SEED ?? 8);
const kinds = ['different pages', 'different blocks of a page', 'the same block'] as const;

const sitDown = async (browser: Browser, person: Person, faults: string[]) => {
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  await enter(page, person);
  return page;
};

/** Words that both see: one of each block. */
const wordsOfBlocks = async (authors: readonly Author[]) => {
  const [mine = [], theirs = []] = await Promise.all(
    authors.map(({ page }) => paper(page).locator(':scope > *').allTextContents()),
  );
  const seen = wordsIn(theirs.join(' '));
  return mine.flatMap((text) => [...wordsIn(text)].filter((word) => seen.has(word)).slice(0, 1));
};

test('REL4: two managers in the same booklet at once lose nothing', async ({ browser, playwright, launchOptions }) => {
  test.setTimeout(300_000 + rounds * 30_000);
  const faults: string[] = [];
  const chance = chanceFrom(seed);
  const otherBrowser = await playwright.chromium.launch(launchOptions);
  const helene: Author = { page: await sitDown(browser, people.helene, faults), chance: chanceFrom(seed + 1) };
  const margaux: Author = { page: await sitDown(otherBrowser, people.margaux, faults), chance: chanceFrom(seed + 2) };
  const authors = [helene, margaux];
  const ledger = openLedger();
  const titles = ['Accueil', 'Repas'] as const;
  const { id: booklet, pages } = await newBooklet(helene.page, `À quatre mains ${Date.now()}`, titles);
  await shareWith(helene.page, booklet, people.margaux);
  const onServer = async () => {
    const blocks = await Promise.all(pages.map((page) => blocksOf(helene.page, booklet, page)));
    return wordsIn(everyBlock(blocks.flat()).map(textOf).join(' '));
  };

  await openBooklet(helene.page, booklet);
  for (const title of titles) {
    await turnTo(helene.page, title);
    await paper(helene.page).click();
    for (const _ of Array.from({ length: 3 })) {
      await helene.page.keyboard.type(ledger.newSentence());
      await helene.page.keyboard.press('Enter');
    }
    await helene.page.keyboard.press('Control+s');
    await isSaved(helene.page);
  }
  await openBooklet(margaux.page, booklet);

  const told = { questions: 0, edits: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const kind = kinds[round % kinds.length];
    await test.step(`round ${round + 1}: ${kind}`, async () => {
      const shared = chance.pick(titles);
      await Promise.all(
        authors.map(({ page }, index) => turnTo(page, kind === 'different pages' ? (titles[index] ?? '') : shared)),
      );
      const places = kind === 'different pages' ? [] : await wordsOfBlocks(authors);
      const first = places.length > 0 ? chance.upTo(places.length) : 0;
      const away = kind === 'the same block' ? 0 : 1;
      await Promise.all(
        authors.map(async (author, index) => {
          const word = places[(first + index * away) % Math.max(1, places.length)] ?? (await anyWord(author));
          /* At first both write: a block that was moved alone would lose nothing. */
          await edit(author, word, ledger, round < kinds.length ? 'write' : undefined);
          told.edits += 1;
        }),
      );
      await Promise.all(authors.map(({ page }) => page.keyboard.press('Control+s')));
      const asked = await Promise.all(authors.map((author) => settle(author, ledger)));
      told.questions += asked.reduce((sum, count) => sum + count, 0);
      ledger.close(await onServer());
    });
  }

  for (const { page } of authors) {
    await openBooklet(page, booklet);
    const seen = new Set<string>();
    for (const title of titles) {
      await turnTo(page, title);
      for (const word of wordsIn(await paper(page).textContent())) seen.add(word);
    }
    expect([...seen].sort()).toEqual([...(await onServer())].sort());
  }
  const administrator = await sitDown(browser, people.helene, faults);
  await throwAway(administrator, booklet);
  await otherBrowser.close();

  const { typed, lost, overwritten } = ledger.count();
  const made = `${typed} sentences typed, ${told.edits} edits, ${told.questions} conflicts shown and settled`;
  keep(
    {
      goal_name: 'REL4 booklets',
      what: `${rounds} rounds of two managers in the same booklet in two Chromiums (${kinds.join(', ')}): ${made}`,
      measured: `${lost.length} lost, ${overwritten.length} overwritten in silence`,
      goal: '0 lost, 0 overwritten in silence',
      met: lost.length === 0 && overwritten.length === 0,
    },
    'make booklet-rounds',
    rounds >= enough,
  );
  expect({ lost, overwritten, faults }).toEqual({ lost: [], overwritten: [], faults: [] });
});
