import { describe, expect, it } from 'vitest';
import { afterDrop, afterStep, moved } from '@/shared/order';
import { placeAfterStep, uncoveredBy } from './order';

const pages = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('a page of the outline', () => {
  it.each([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['c', 1, 'abdc'],
    ['a', 1, 'bacd'],
  ] as const)('%s goes one step (%i)', (id, direction, order) => {
    const after = afterStep(pages, id, direction);

    expect(ids(moved(pages, id, after ?? null))).toBe(order);
  });

  it('stays at the edges', () => {
    expect(afterStep(pages, 'a', -1)).toBeUndefined();
    expect(afterStep(pages, 'd', 1)).toBeUndefined();
  });

  it.each([
    ['d', 0, 'dabc'],
    ['a', 3, 'bcad'],
    ['a', 4, 'bcda'],
    ['c', 1, 'acbd'],
  ] as const)('%s is dropped before number %i', (id, index, order) => {
    const after = afterDrop(pages, id, index);

    expect(after).not.toBeUndefined();
    expect(ids(moved(pages, id, after ?? null))).toBe(order);
  });

  it.each([1, 2])('is not moved when it is dropped where it stands (%i)', (index) => {
    expect(afterDrop(pages, 'b', index)).toBeUndefined();
  });
});

describe('a page of a chapter', () => {
  const chapters = [{ id: 'one' }, { id: 'two' }];
  const inTwo = ['a', 'b'].map((id) => ({ id, chapter: 'one' })).concat({ id: 'c', chapter: 'two' });

  it.each([
    ['a', 1, { chapter: 'one', after: 'b' }],
    ['b', 1, { chapter: 'two', after: null }],
    ['c', -1, { chapter: 'one', after: 'b' }],
    ['a', -1, undefined],
    ['c', 1, undefined],
  ] as const)('%s goes one step (%i), over the edge into the next chapter', (id, direction, place) => {
    expect(placeAfterStep(inTwo, chapters, id, direction)).toEqual(place);
  });
});

describe('what is removed', () => {
  const obligations = [
    { id: 'fire', label: 'Consignes incendie' },
    { id: 'waste', label: 'Tri des déchets' },
  ];
  const lines = [
    { id: 'a', obligations: ['fire', 'waste'] },
    { id: 'b', obligations: ['fire'] },
  ];

  it('uncovers what no page that is left covers', () => {
    expect(uncoveredBy({ obligations, pages: lines }, ['a']).map(({ id }) => id)).toEqual(['waste']);
    expect(uncoveredBy({ obligations, pages: lines }, ['b'])).toEqual([]);
    expect(uncoveredBy({ obligations, pages: lines }, ['a', 'b']).map(({ id }) => id)).toEqual(['fire', 'waste']);
  });
});
