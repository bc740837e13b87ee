import { levelOf, lightsOf } from './linear';
import { toHex, toRgb } from './rgb';

/* Machado, Oliveira and Fernandes (2009), complete. */
const visions = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

/** A colour as somebody sees it who cannot tell red from green. */
export const simulate = (colour: string, vision: keyof typeof visions) => {
  const [red, green, blue] = lightsOf(toRgb(colour));
  const seen = ([r, g, b]: readonly [number, number, number]) => levelOf(r * red + g * green + b * blue);
  const [long, medium, short] = visions[vision];
  return toHex([seen(long), seen(medium), seen(short)]);
};
