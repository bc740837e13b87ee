import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { note } from '../support/figures';
import { lookAtRandom } from '../support/shelf/lookAtRandom';

test('A11Y4: axe finds nothing in three random booklets, by day and by night', async ({ browser }) => {
  build();
  const { found, screens, english } = await lookAtRandom(
    browser,
    Array.from({ length: 3 }, (_, seed) => seed),
  );
  note({
    goal_name: 'A11Y4',
    what: 'axe on every screen of 3 random booklets, light and dark, every third in English',
    measured: `${screens} screens, ${english} of the booklets in English, ${found.length} violations`,
    goal: '0',
    met: found.length === 0,
  });
  expect(found).toEqual([]);
});
