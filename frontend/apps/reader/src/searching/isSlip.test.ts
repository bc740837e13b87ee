import { describe, expect, it } from 'vitest';
import { isSlip } from './isSlip';

describe('a slip of one letter', () => {
  it.each([
    ['a letter changed', 'extincteur', 'extimcteur'],
    ['a letter left out', 'extincteur', 'extinteur'],
    ['a letter added', 'casque', 'casquue'],
    ['two letters swapped', 'casque', 'csaque'],
    ['the last letter', 'casque', 'casqu'],
    ['the same word', 'casque', 'casque'],
  ])('is forgiven: %s', (_, one, other) => {
    expect([isSlip(one, other), isSlip(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['casque', 'masqué'],
    ['casque', 'cas'],
    ['casque', 'asquec'],
  ])('is not two: %s, %s', (one, other) => {
    expect([isSlip(one, other), isSlip(other, one)]).toEqual([false, false]);
  });
});
