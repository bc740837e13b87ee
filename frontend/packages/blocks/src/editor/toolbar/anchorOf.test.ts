import { expect, it } from 'vitest';
import { placeBeside } from '../place';
import { linesOf } from './anchorOf';

const window = { left: 0, top: 0, right: 800, bottom: 600 };
const bar = { width: 300, height: 40 };
const line = (top: number) => ({ left: 100, top, bottom: top + 20 });

it.each([
  [100, 160],
  [4, 64],
  [4, 400],
])('the toolbar covers no selected line (from %i to %i)', (first, last) => {
  const words = linesOf(line(first), line(last));

  const { top } = placeBeside(words, bar, window, 'above');

  expect(top + bar.height <= words.top || top >= words.bottom).toBe(true);
});
