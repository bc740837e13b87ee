const channelsOf = (colour: string) => {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`"${colour}" is not a plain colour.`);
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
};

const luminance = (colour: string) => {
  const linear = channelsOf(colour).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as WCAG 2.2 counts it: 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
