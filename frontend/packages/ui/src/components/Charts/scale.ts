/** Round steps from nought to the most: 0, 60, 120, 180. */
export const ticks = (most: number, wanted = 3): readonly number[] => {
  const least = Math.max(most, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
};

/** How much of the height, or of the width, a value takes, in hundredths. */
export const shareOf = (value: number, most: number) => (most > 0 ? (value / most) * 100 : 0);
