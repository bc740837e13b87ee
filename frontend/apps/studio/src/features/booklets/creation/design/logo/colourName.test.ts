import { expect, it } from 'vitest';
import { colourName } from './colourName';
import { shareLost } from './OnGrounds';

it.each([
  ['#1e5545', 'green', 'deep'],
  ['#8db99f', 'green', 'soft'],
  ['#e5a15f', 'orange', 'plain'],
  ['#5b2d0c', 'brown', 'plain'],
  ['#1b3a7d', 'blue', 'deep'],
  ['#d7263d', 'red', 'plain'],
  ['#0a0a0a', 'black', 'plain'],
  ['#9aa0a6', 'grey', 'plain'],
])('%s is a %s, %s', (colour, hue, tone) => {
  expect(colourName(colour)).toEqual({ hue, tone });
});

it('counts what cannot be told from the ground, without what is transparent', () => {
  const [green, apricot, nothing] = [
    [30, 85, 69, 255],
    [229, 161, 95, 255],
    [30, 85, 69, 0],
  ] as const;

  expect(shareLost(new Uint8ClampedArray([...green, ...green, ...apricot, ...green, ...nothing]), '#1e5545')).toBe(
    0.75,
  );
});
