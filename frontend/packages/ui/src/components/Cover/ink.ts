const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** What can be read on a colour (#rrggbb): white or black, whichever contrasts more. */
export const inkOn = (colour: string): 'light' | 'dark' => {
  const channels = [1, 3, 5].map((start) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255));
  const [red = 0, green = 0, blue = 0] = channels;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? 'dark' : 'light';
};
