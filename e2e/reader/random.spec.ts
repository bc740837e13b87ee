import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { lookAtRandom } from '../support/edge/lookAtRandom';
import { keep } from '../support/figures';

const count = Number(process.env.BOOKLETS ?? 200);

test('A11Y4: axe finds nothing in random booklets, by day and by night', async ({ browser }) => {
  test.setTimeout(90 * 60_000);
  build();
  const { found, screens, english } = await lookAtRandom(
    browser,
    Array.from({ length: count }, (_, seed) => 1000 + seed),
  );
  keep(
    {
      goal_name: 'A11Y4',
      what: `axe on every screen of the bundles of ${count} random booklets, light and dark, every third in English`,
      measured: `${screens} screens, ${english} of the booklets in English, ${found.length} violations`,
      goal: '200 booklets, 0',
      met: count >= 200 && found.length === 0,
    },
    'make reader-random',
    count >= 200,
  );
  expect(found).toEqual([]);
});
