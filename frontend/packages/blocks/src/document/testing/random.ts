/** The same draws for the same seed, on every machine (mulberry32). */
export const createRandom = (seed: number) => {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(draw() * (most + 1));
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[upTo(items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    upTo,
    pick,
    chance: (share: number) => draw() < share,
    times: <Item>(least: number, most: number, make: () => Item) =>
      Array.from({ length: least + upTo(most - least) }, make),
  };
};

export type Random = ReturnType<typeof createRandom>;
