import { describe, expect, it } from 'vitest';
import { draw } from '../samples/draw';
import { documentSchema } from './document';
import version1 from './fixtures/version-1.json';
import version1Newest from './fixtures/version-1.newest.json';
import version2 from './fixtures/version-2.json';
import { migrate } from './migrate';

const html = (stored: unknown) => draw(...documentSchema.parse(migrate(stored)).blocks);

describe('a document of an old version', () => {
  it.each([
    ['1', version1, version1Newest],
    ['2', version2, version2],
  ])('%s is drawn as if it had been written today', (_, stored, newest) => {
    expect(html(stored)).toBe(draw(...documentSchema.parse(newest).blocks));
  });

  it('is not changed in place', () => {
    const before = structuredClone(version1);
    migrate(version1);

    expect(version1).toEqual(before);
  });

  it.each([
    null,
    3,
    'x',
    [],
    {},
    { schema: '1' },
    { schema: 0 },
    { schema: 99, blocks: [] },
    { schema: 1 },
    { schema: 1, blocks: [{}] },
  ])('comes back as it is when it is none: %j', (stored) => {
    expect(migrate(stored)).toBe(stored);
    expect(documentSchema.safeParse(migrate(stored)).success).toBe(false);
  });
});
