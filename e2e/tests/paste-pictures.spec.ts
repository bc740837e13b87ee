import { clipboards } from '../../frontend/packages/blocks/src/editor/testing/clipboards';
import { openBooklet } from '../support/bookletPages';
import { isSaved, paper, paste } from '../support/editor';
import { people } from '../support/people';
import { putAway, smallBooklet } from '../support/publishing';
import { enter } from '../support/session';
import { expect, test } from '../support/test';

/** Of each program, the document with the most pictures. */
const richest = Object.values(Object.groupBy(clipboards, ({ program }) => program)).flatMap((documents = []) =>
  documents.toSorted((one, other) => other.taken - one.taken).slice(0, 1),
);

for (const { name, html, taken } of richest)
  test(`pictures of ${name} are stored and stand on the page`, async ({ page }) => {
    expect(taken).toBeGreaterThan(0);
    await enter(page, people.helene);
    const { id, pageId } = await smallBooklet(page, `Livret collé ${Date.now()}`);
    await openBooklet(page, id);
    await paper(page).click();
    await paste(page, html);

    await expect(paper(page).locator('figure img')).toHaveCount(taken, { timeout: 60_000 });
    await isSaved(page);
    const { document } = await (await page.request.get(`/api/booklets/${id}/pages/${pageId}`)).json();
    const stored = JSON.stringify(document).match(/"type": ?"image", ?"props": ?\{[^}]*"media": ?"[0-9a-f-]{36}"/g);
    expect(stored).toHaveLength(taken);
    expect(JSON.stringify(document)).not.toContain('data:');
    await putAway(page, id);
  });
