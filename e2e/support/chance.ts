/** Draws that are the same for the same seed. */
export const chanceFrom = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(next() * count);
  return {
    upTo,
    between: (least: number, most: number) => least + next() * (most - least),
    isOnce: (inHowMany: number) => upTo(inHowMany) === 0,
    pick: <Item>(items: readonly Item[]) => items[upTo(items.length)] as Item,
  };
};

export type Chance = ReturnType<typeof chanceFrom>;
