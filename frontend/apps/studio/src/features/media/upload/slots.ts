/** A place where at most so many things happen at once; the others wait in their order. */
export const createSlots = (most: number) => {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const enter = () => {
    if (taken < most) {
      taken += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async <T>(act: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await act();
    } finally {
      leave();
    }
  };
};

export type Slots = ReturnType<typeof createSlots>;
