import AxeBuilder from '@axe-core/playwright';
import { openStory } from '../support/story';
import { expect, test } from '../support/test';

type Index = { entries: Record<string, { type: string }> };

test('A11Y1: every story of the catalogue is accessible', async ({ page, request, baseURL }) => {
  test.setTimeout(300_000);
  const index: Index = await (await request.get(`${baseURL}/index.json`)).json();
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
  expect(stories.length).toBeGreaterThan(30);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const [id] of stories) {
    await openStory(page, id);
    /* A story is a piece of a page: it has no landmarks and no title of its own. */
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .disableRules(['region', 'landmark-one-main', 'page-has-heading-one']);
    const { violations } = await axe.analyze();
    faults.push(
      ...violations.map((fault) => `${id}: ${fault.id} ${fault.nodes.map(({ target }) => target.join(' ')).join()}`),
    );
  }

  expect(faults).toEqual([]);
});
