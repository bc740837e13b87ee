/** Red, green and blue of "#1e5545", 0 to 1. */
export const toRgb = (colour: string): [number, number, number] => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};
