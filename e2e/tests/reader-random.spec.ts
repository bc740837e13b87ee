import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { lookAtRandom } from '../support/edge/lookAtRandom';
import { note } from '../support/figures';

for (const seed of [0, 1, 2])
  test(`A11Y4: axe finds nothing in random booklet ${seed}, by day and by night`, async ({ browser }) => {
    build();
    const { found, screens, english } = await lookAtRandom(browser, [seed]);
    note({
      goal_name: 'A11Y4',
      what: `axe on every screen of random booklet ${seed}, in ${english ? 'English' : 'French'}, light and dark`,
      measured: `${screens} screens, ${found.length} violations`,
      goal: '0',
      met: found.length === 0,
    });
    expect(found).toEqual([]);
  });
