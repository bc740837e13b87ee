import { test as bare, expect } from '@playwright/test';
import { pasteForged, pasteTexts } from '../support/clipboard';
import { openEditor, paper, written } from '../support/editor';
import { note } from '../support/figures';
import { guard } from '../support/guard';
import { sample } from '../support/hostileBlocks';
import { hostileTexts } from '../support/hostileTexts';
import { intruders } from '../support/readable';
import { accepted, someHostileLinks, textsAsCodes } from '../support/refusals';
import { buildRenderer, openHtml } from '../support/rendered';
import { beginHostile, showOnCanvas, showRendered } from '../support/showHostile';
import { declaredWords } from '../support/specimens';

const conclude = (sink: string, faults: readonly string[]) => {
  note({
    goal_name: 'SEC5 blocks',
    what: `hostile texts through ${sink}, each once or more`,
    measured: `${hostileTexts.length} texts, ${faults.length} executions or policy reports`,
    goal: '300 texts, 0',
    met: hostileTexts.length >= 300 && faults.length === 0,
  });
  expect(faults).toEqual([]);
};

bare.describe('SEC5: in a block, a text that tries to be a script', () => {
  bare('is written into every field of every block', () => {
    const pages = sample('');
    const fields = pages.flatMap(({ written: all }) => all.map(({ field }) => field));

    expect(declaredWords().length).toBeGreaterThan(25);
    expect([...new Set(fields)].sort()).toEqual([...new Set(declaredWords())].sort());
    const words = new Set(pages.flatMap(({ written: all }) => all.map((each) => each.words)));
    expect(hostileTexts.filter((text) => !words.has(text))).toEqual([]);
  });

  bare('would be noticed if it ran, or if only the policy stopped it', async ({ page }) => {
    const faults = await guard(page);
    await openHtml(page, '<!doctype html><main><img src="x" onerror="hacked()"></main>');
    await expect.poll(() => faults.join()).toContain('policy: script-src');
    expect(await intruders(page.getByRole('main'))).toHaveLength(1);

    await page.evaluate(() => (Reflect.get(window, 'hacked') as () => void)());
    await expect.poll(() => faults).toContain('executed');
  });

  bare('stays a text on the canvas and in the rendered page', async ({ page }) => {
    const { faults, id, media, leave, ...chapter } = await beginHostile(page, 'Des textes hostiles');
    const pages = sample(id);
    await showOnCanvas(page, { leave, ...chapter }, pages);
    conclude('the canvas', faults);

    buildRenderer();
    await showRendered(page, pages, media);
    await leave();
    conclude('the rendered page', faults);
  });

  bare('stays a text when it is pasted', async ({ page }) => {
    const { faults, id, chapter, leave } = await beginHostile(page, 'Des collages hostiles');
    await openEditor(page, chapter);
    await paper(page).click();
    await pasteTexts(page, hostileTexts);
    await pasteForged(
      page,
      sample(id).flatMap(({ document }) => document.blocks),
    );
    await expect
      .poll(async () => (await written(page, chapter))[0]?.blocks.map(({ type }) => type), { timeout: 20_000 })
      .toContain('acknowledgement');
    await leave();
    conclude('the clipboard', faults);
  });

  bare('is refused by the server wherever only an address or a code may stand', async ({ page }) => {
    const { id, save, leave } = await beginHostile(page, 'Des adresses hostiles');
    const tried = [...someHostileLinks(), ...textsAsCodes(60)];

    expect(await accepted(tried, id, save)).toEqual([]);
    await leave();
    note({
      goal_name: 'SEC5 blocks',
      what: 'hostile addresses and texts where only an address or a code may stand, saved through the API, a sample',
      measured: `${tried.length} saves, all refused`,
      goal: 'all refused',
      met: true,
    });
  });
});
