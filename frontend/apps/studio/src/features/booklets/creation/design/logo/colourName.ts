/** Red, green and blue of "#1e5545", 0 to 1. */
const toRgb = (colour: string): [number, number, number] => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

const hues = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
  'black',
  'white',
] as const;
type Hue = (typeof hues)[number];
type Tone = 'deep' | 'plain' | 'soft';

/* Where each family ends on the circle. */
const circle: readonly [number, Hue][] = [
  [18, 'red'],
  [45, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [340, 'pink'],
  [360, 'red'],
];

const hueAngle = (red: number, green: number, blue: number) => {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const width = most - least;
  if (most === red) return (60 * ((green - blue) / width) + 360) % 360;
  return most === green ? 60 * ((blue - red) / width) + 120 : 60 * ((red - green) / width) + 240;
};

const greyOf = (light: number): Hue => {
  if (light < 0.12) return 'black';
  return light > 0.94 ? 'white' : 'grey';
};

/** What people would call a colour: its family and how light it is. */
export const colourName = (colour: string): { hue: Hue; tone: Tone } => {
  const [red, green, blue] = toRgb(colour);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 2;
  if (most - least < 0.08) return { hue: greyOf(light), tone: 'plain' };
  const angle = hueAngle(red, green, blue);
  const hue = circle.find(([end]) => angle < end)?.[1] ?? 'red';
  if (hue === 'orange' && light < 0.38) return { hue: 'brown', tone: 'plain' };
  if (light < 0.32) return { hue, tone: 'deep' };
  return { hue, tone: light > 0.62 && hue !== 'orange' ? 'soft' : 'plain' };
};
