/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export const toRgb = (colour: string): Rgb => {
  if (!isColour(colour)) throw new Error(`"${colour}" is not a plain colour.`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

export const toHex = ([red, green, blue]: Rgb) =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
