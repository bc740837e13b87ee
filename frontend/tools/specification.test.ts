import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const behaviours = Array.from({ length: 23 }, (_, place) => `F${place + 1}`);

/* What a browser adds nothing to: the page that nobody caught an error of, and what the page says of itself. */
const belowTheBrowser = ['F22', 'F23'];

/** The behaviours that the titles of some tests name. */
const namedBy = (pattern: string) => {
  const files = globSync(pattern, { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const titles = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf-8').matchAll(/\b(?:test|it|describe|bare)(?:\.\w+)?\(\s*['`](.+)/g)].map(
      ([, title = '']) => title,
    ),
  );
  return new Set(titles.flatMap((title) => title.match(/\bF\d+\b/g) ?? []));
};

describe('the behaviours that the specification fixes', () => {
  it('are each shown by a test that names its number, in the browser', () => {
    const named = namedBy('e2e/{tests,catalogue}/*.spec.ts');

    expect(behaviours.filter((behaviour) => !named.has(behaviour))).toEqual(belowTheBrowser);
  });

  it('or below it, where a browser adds nothing', () => {
    const named = namedBy('frontend/{apps/studio/src,tools}/**/*.test.{ts,tsx}');

    expect(belowTheBrowser.filter((behaviour) => !named.has(behaviour))).toEqual([]);
  });
});
