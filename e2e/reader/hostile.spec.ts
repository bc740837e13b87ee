import { expect, test } from '@playwright/test';
import { build } from '../../frontend/apps/renderer/test/program';
import { showHostileBooklets } from '../support/edge/showHostileBooklets';
import { keep } from '../support/figures';

test('SEC5: every hostile text stays a text wherever a published booklet shows it', async ({ page }) => {
  test.setTimeout(90 * 60_000);
  build();
  const { faults, booklets, texts, places, times } = await showHostileBooklets(page, true);
  keep(
    {
      goal_name: 'SEC5 reader',
      what: 'hostile texts, each as name, title, value and label, and in every field of every block, opened and searched in published booklets',
      measured: `${texts} texts in ${places} kinds of places, ${times} pairs of a text and a place, ${booklets} booklets: ${faults.length} executions or policy reports`,
      goal: '≥ 300 texts, 0',
      met: texts >= 300 && faults.length === 0,
    },
    'make reader-hostile',
  );
  expect(faults).toEqual([]);
});
