import { type Box, leastAway, lowestLight } from './box';
import { contrast, luminance } from './contrast';
import { type Oklab, toOklab } from './oklab';
import { toHex, toRgb } from './rgb';

/** The luminances that are allowed. */
export type Band = { least: number; most: number };

/* What rounding may cost: a shade at the very edge must not fail by it. */
const margin = 1e-12;

/** The bands in which a colour has at least this contrast with another. */
export const bandsAgainst = (against: string, ratio: number): { darker: Band; lighter: Band } => {
  const back = luminance(toRgb(against)) + 0.05;
  return {
    darker: { least: 0, most: back / ratio - 0.05 - margin },
    lighter: { least: back * ratio - 0.05 + margin, most: 1 },
  };
};

/** The eight halves of a box that may hold something nearer than what is known, the most promising last. */
const halves = (box: Box, target: Oklab, { least, most }: Band, known: number) => {
  const size = box.size / 2;
  const boxes: Box[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const red = box.red + (corner & 1) * size;
    const green = box.green + ((corner >> 1) & 1) * size;
    const blue = box.blue + (corner >> 2) * size;
    if (lowestLight(red, green, blue) > most || lowestLight(red + size - 1, green + size - 1, blue + size - 1) < least)
      continue;
    const away = leastAway(red, green, blue, size, target);
    if (away < known) boxes.push({ red, green, blue, size, away });
  }
  return boxes.sort((one, other) => other.away - one.away);
};

type Found = { colour: string | undefined; away: number };
const nothing: Found = { colour: undefined, away: Number.POSITIVE_INFINITY };

/** The nearest of all 16 777 216 colours whose luminance is in a band, if it is nearer than what is known: boxes of
    colours are halved, and those that cannot hold a nearer one are left out. */
const nearestIn = (target: Oklab, band: Band, known = nothing) => {
  let best = known;
  const boxes: Box[] = [{ red: 0, green: 0, blue: 0, size: 256, away: 0 }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    if (box.away >= best.away) continue;
    if (box.size === 1) best = { colour: toHex([box.red, box.green, box.blue]), away: box.away };
    else boxes.push(...halves(box, target, band, best.away));
  }
  return best;
};

/** The nearest colour whose luminance is in a band: itself, where it already is. */
export const nearestWithin = (colour: string, band: Band) => {
  const own = luminance(toRgb(colour));
  return own >= band.least && own <= band.most ? colour : nearestIn(toOklab(colour), band).colour;
};

/** The nearest shade in OKLab that can be read on another; black or white where none can. */
export const nearestCompliant = (colour: string, against: string, ratio = 4.5) => {
  if (contrast(colour, against) >= ratio) return colour;
  const target = toOklab(colour);
  const { darker, lighter } = bandsAgainst(against, ratio);
  /* The side that is likely to be nearer first: then the other is soon given up. */
  const [first, second] =
    target[0] - Math.cbrt(Math.max(0, darker.most)) < Math.cbrt(lighter.least) - target[0]
      ? [darker, lighter]
      : [lighter, darker];
  const { colour: found } = nearestIn(target, second, nearestIn(target, first));
  return found ?? (contrast('#000000', against) > contrast('#ffffff', against) ? '#000000' : '#ffffff');
};
