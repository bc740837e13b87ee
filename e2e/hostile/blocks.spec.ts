import { expect, test } from '@playwright/test';
import { pasteForged, pasteTexts } from '../support/clipboard';
import { isSaved, openEditor, paper } from '../support/editor';
import { keep } from '../support/figures';
import { everything } from '../support/hostileBlocks';
import { hostileTexts } from '../support/hostileTexts';
import { accepted, hostileLinks, textsAsCodes, textsAsLinks } from '../support/refusals';
import { buildRenderer } from '../support/rendered';
import { beginHostile, showOnCanvas, showRendered } from '../support/showHostile';
import { declaredWords } from '../support/specimens';

const command = 'make hostile-blocks';

const conclude = (sink: string, pages: number, faults: readonly string[]) => {
  const fields = declaredWords().length;
  keep(
    {
      goal_name: 'SEC5 blocks',
      what: `${sink}: ${hostileTexts.length} hostile texts × ${fields} fields of blocks`,
      measured: `${pages * 150} blocks, ${faults.length} executions or policy reports`,
      goal: '≥ 300 texts × every field, 0',
      met: hostileTexts.length >= 300 && faults.length === 0,
    },
    command,
  );
  expect(faults).toEqual([]);
};

test('SEC5: every hostile text stays a text in every field of every block', async ({ page }) => {
  const { faults, id, media, leave, ...chapter } = await beginHostile(page, 'Tous les textes hostiles');
  const pages = everything(id);
  await showOnCanvas(page, { leave, ...chapter }, pages);
  conclude('saved through the API and opened in the canvas', pages.length, faults);

  buildRenderer();
  await showRendered(page, pages, media);
  await leave();
  conclude('opened as rendered HTML', pages.length, faults);
});

test('SEC5: every hostile text stays a text when a forged clipboard brings it into every field', async ({ page }) => {
  const { faults, id, chapter, leave } = await beginHostile(page, 'Tous les collages hostiles');
  const pages = everything(id);
  await openEditor(page, chapter);
  await paper(page).click();
  await pasteTexts(page, hostileTexts);
  await pasteForged(
    page,
    pages.flatMap(({ document }) => document.blocks),
  );
  await isSaved(page);
  await leave();
  conclude('pasted into the editor, with forged addresses', pages.length, faults);
});

test('SEC5: the server refuses every hostile text and address where only an address or a code may stand', async ({
  page,
}) => {
  const { id, save, leave } = await beginHostile(page, 'Toutes les adresses hostiles');
  const tried = [...hostileLinks(), ...textsAsLinks(), ...textsAsCodes(10)];

  const found = await accepted(tried, id, save);
  await leave();
  keep(
    {
      goal_name: 'SEC5 blocks',
      what: 'hostile addresses and texts in every field for an address or a code, saved through the API',
      measured: `${tried.length} saves, ${found.length} not refused`,
      goal: '0 not refused',
      met: found.length === 0,
    },
    command,
  );
  expect(found).toEqual([]);
});
