import { expect, it } from 'vitest';
import { allOf } from './allOf';

it('follows a list to its end', async () => {
  const parts: Record<string, { items: number[]; next: string | null }> = {
    first: { items: [1, 2], next: 'b' },
    b: { items: [3], next: null },
  };

  expect(await allOf(async (cursor) => parts[cursor ?? 'first'] ?? { items: [], next: null })).toEqual([1, 2, 3]);
});

it('does not follow a list that never ends', async () => {
  expect(await allOf(async () => ({ items: [1], next: 'again' }))).toHaveLength(20);
});
