import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { showHostileBooklets } from '../support/edge/showHostileBooklets';
import { note } from '../support/figures';

test('SEC5: in a published booklet, a text that tries to be a script stays a text', async ({ page }) => {
  build();
  const { faults, booklets, texts, places, times } = await showHostileBooklets(page, false);
  note({
    goal_name: 'SEC5 reader',
    what: 'hostile texts as names, titles, values and in every field of blocks, in published booklets, each as a title and in a block',
    measured: `${texts} texts in ${places} kinds of places, ${times} pairs of a text and a place, ${booklets} booklets: ${faults.length} executions or policy reports`,
    goal: '≥ 300 texts, 0',
    met: texts >= 300 && faults.length === 0,
  });
  expect(texts).toBeGreaterThanOrEqual(300);
  expect(faults).toEqual([]);
});
