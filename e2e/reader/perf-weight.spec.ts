import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { openEdge } from '../support/edge/edge';
import { bundleOf, makeEdition } from '../support/edge/editions';
import { firstPageOf, starterBooklets } from '../support/edge/starter';
import { weigh } from '../support/edge/weigh';
import { keep } from '../support/figures';

test('PERF1: twenty booklets weigh little with an empty cache', async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  build();
  const edge = await openEdge();
  const { booklets, labels, values } = starterBooklets();
  const weighed: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const [place, booklet] of booklets.entries()) {
    const slug = `livret-${place + 1}`;
    const edition = makeEdition(bundleOf(booklet, { labels, values }));
    edge.publish(slug, '1.0', [edition]);
    for (const file of ['', `${edition.name}/${firstPageOf(booklet)}`]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
      const page = await context.newPage();
      await page.goto(`${edge.address(slug)}${file}`, { waitUntil: 'networkidle' });
      weighed.push(await weigh(page));
      await context.close();
    }
  }
  await edge.close();

  const [all, scripts] = (['all', 'scripts'] as const).map((of) => Math.max(...weighed.map((one) => one[of])) / 1000);
  expect(weighed).toHaveLength(40);
  const met = Number(all) <= 60 && Number(scripts) <= 15;
  keep(
    {
      goal_name: 'PERF1 weight',
      what: 'covers and first pages of 20 booklets of the starter library with an empty cache, without headers and pictures',
      measured: `at worst ${all?.toFixed(1)} KB, of which ${scripts?.toFixed(1)} KB of script`,
      goal: '≤ 60 KB, ≤ 15 KB of script',
      met,
    },
    'make perf-reader',
  );
  expect(met).toBe(true);
});
