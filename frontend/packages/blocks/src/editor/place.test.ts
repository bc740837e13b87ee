import { describe, expect, it } from 'vitest';
import { placeBeside } from './place';

const area = { left: 100, top: 50, right: 1000, bottom: 600 };
const size = { width: 200, height: 100 };

describe('something floating', () => {
  it.each([
    ['below where it fits', { left: 150, top: 100, bottom: 120 }, 'below', { left: 150, top: 128 }],
    ['above at the bottom of the area', { left: 150, top: 550, bottom: 570 }, 'below', { left: 150, top: 442 }],
    ['below at the top of the area', { left: 150, top: 150, bottom: 170 }, 'above', { left: 150, top: 178 }],
    ['inside the right edge', { left: 990, top: 300, bottom: 320 }, 'above', { left: 792, top: 192 }],
    ['inside the left edge', { left: 20, top: 300, bottom: 320 }, 'above', { left: 108, top: 192 }],
    [
      'inside the top edge, when what it stands by has left',
      { left: 150, top: -80, bottom: -60 },
      'above',
      { top: 58 },
    ],
    ['as far left as it can where there is no room', { left: 400, top: 300, bottom: 320 }, 'above', { left: 108 }, 950],
  ] as const)('goes %s', (_, anchor, wanted, expected, width?: number) => {
    expect(placeBeside(anchor, { ...size, ...(width && { width }) }, area, wanted)).toMatchObject(expected);
  });
});
