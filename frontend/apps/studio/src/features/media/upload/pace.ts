const window = 8_000;

/** How fast bytes leave, seen over the last seconds. */
export const createPace = () => {
  let seen: { at: number; bytes: number }[] = [];
  return {
    note: (bytes: number, at: number) => {
      if (bytes <= 0) return;
      seen = [...seen.filter((moment) => at - moment.at < window), { at, bytes }];
    },
    /** Seconds until so many bytes have left, or null when none has to, or while nobody can tell. */
    secondsFor: (bytes: number, now: number) => {
      const recent = seen.filter(({ at }) => now - at < window);
      const [first] = recent;
      if (bytes === 0 || !first || now - first.at < 1_000) return null;
      const left = recent.reduce((sum, moment) => sum + moment.bytes, 0);
      return (bytes * (now - first.at)) / left / 1_000;
    },
    forget: () => {
      seen = [];
    },
  };
};
