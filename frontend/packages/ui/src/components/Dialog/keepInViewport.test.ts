import { describe, expect, it } from 'vitest';
import { keepInViewport } from './keepInViewport';

const box = { width: 480, height: 200 };
const viewport = { width: 1440, height: 900 };

describe('F13: a dragged dialog', () => {
  it.each([
    ['goes where it is put', { x: 300, y: 200 }, { x: 300, y: 200 }],
    ['stops at the left and the top', { x: -50, y: -1 }, { x: 0, y: 0 }],
    ['stops at the right and the bottom', { x: 2000, y: 850 }, { x: 960, y: 700 }],
  ])('%s', (_, wanted, kept) => {
    expect(keepInViewport(wanted, box, viewport)).toEqual(kept);
  });

  it('keeps its header in reach when it is larger than the screen', () => {
    expect(keepInViewport({ x: -90, y: -90 }, { width: 2000, height: 1200 }, viewport)).toEqual({ x: 0, y: 0 });
  });
});
