import { expect, it } from 'vitest';
import { matchesBlock } from './matchBlocks';

it.each([
  ['', true],
  ['enc', true],
  ['ENCADRÉ', true],
  ['encadre', true],
  ['attention', true],
  ['cadre', false],
  ['encadré vidéo', false],
])('« %s » finds a callout: %s', (typed, found) => {
  expect(matchesBlock(typed, ['Encadré', 'attention danger'])).toBe(found);
});
