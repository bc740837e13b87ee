import { describe, expect, it } from 'vitest';
import { placeBeside } from './place';

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };

describe('something floating', () => {
  it.each([
    ['below where it fits', { left: 50, top: 100, bottom: 120 }, 'below', { left: 50, top: 128 }],
    ['above at the bottom of the window', { left: 50, top: 550, bottom: 570 }, 'below', { left: 50, top: 442 }],
    ['below at the top of the window', { left: 50, top: 10, bottom: 30 }, 'above', { left: 50, top: 38 }],
    ['inside the right edge', { left: 990, top: 300, bottom: 320 }, 'above', { left: 792, top: 192 }],
  ] as const)('goes %s', (_, anchor, wanted, expected) => {
    expect(placeBeside(anchor, size, screen, wanted)).toEqual(expected);
  });
});
