import { describe, expect, it } from 'vitest';
import { dropHeight, dropIndex, gapAt } from './dropIndex';

const blocks = [
  { top: 0, bottom: 20 },
  { top: 30, bottom: 230 },
  { top: 240, bottom: 260 },
];

describe('where a dragged block goes', () => {
  it.each([
    [-5, 0],
    [9, 0],
    [11, 1],
    [120, 1],
    [140, 2],
    [255, 3],
    [900, 3],
  ])('at height %i it is before block %i', (y, index) => {
    expect(dropIndex(blocks, y)).toBe(index);
  });

  it.each([
    [0, 0],
    [1, 25],
    [3, 260],
  ])('before block %i is shown at height %i', (index, y) => {
    expect(dropHeight(blocks, index)).toBe(y);
  });

  it('is the start of an empty page', () => {
    expect(dropIndex([], 100)).toBe(0);
  });
});

describe('the gap under the pointer', () => {
  const blocks = [
    { top: 20, bottom: 40 },
    { top: 56, bottom: 80 },
    { top: 80, bottom: 90 },
  ];

  it.each([
    [10, 0],
    [48, 1],
    [81, 2],
  ])('at %i is before block %i', (y, index) => {
    expect(gapAt(blocks, y)).toBe(index);
  });

  it.each([30, 66, 95])('at %i is none', (y) => {
    expect(gapAt(blocks, y)).toBeUndefined();
  });
});
