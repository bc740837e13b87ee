import { type Limit, leastAway } from './box';
import { contrast, luminance, luminanceOf } from './contrast';
import { type Oklab, toOklab } from './oklab';
import { toHex, toRgb } from './rgb';

/* What rounding may cost: a shade at the very edge must not fail by it. */
const margin = 1e-12;

/** How light a colour may be at most, and how dark, to have at least this contrast with another. */
export const limitsAgainst = (against: string, ratio: number): { darker: Limit; lighter: Limit } => {
  const back = luminance(toRgb(against)) + 0.05;
  return {
    darker: { luminance: back / ratio - 0.05 - margin, side: 1 },
    lighter: { luminance: back * ratio - 0.05 + margin, side: -1 },
  };
};

type Box = { red: number; green: number; blue: number; size: number; away: number };

/** Whether a limit is kept by the darkest colour of a box, or by the lightest, whichever keeps it better. */
const isKept = (red: number, green: number, blue: number, size: number, limit: Limit) => {
  const further = limit.side === 1 ? 0 : size - 1;
  return limit.side * (luminanceOf(red + further, green + further, blue + further) - limit.luminance) <= 0;
};

/** The eight halves of a box that may hold something nearer than what is known, the most promising last. */
const halves = (box: Box, target: Oklab, limit: Limit, known: number) => {
  const size = box.size / 2;
  const boxes: Box[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const red = box.red + (corner & 1) * size;
    const green = box.green + ((corner >> 1) & 1) * size;
    const blue = box.blue + (corner >> 2) * size;
    if (!isKept(red, green, blue, size, limit)) continue;
    const away = leastAway(red, green, blue, size, target, limit);
    if (away < known) boxes.push({ red, green, blue, size, away });
  }
  return boxes.sort((one, other) => other.away - one.away);
};

type Found = { colour: string | undefined; away: number };
const nothing: Found = { colour: undefined, away: Number.POSITIVE_INFINITY };

/** The nearest of all 16 777 216 colours that keep to a limit, if it is nearer than what is known: boxes of colours are
    halved, and those that cannot hold a nearer one are left out. */
const nearestIn = (target: Oklab, limit: Limit, known = nothing) => {
  let best = known;
  const boxes: Box[] = [{ red: 0, green: 0, blue: 0, size: 256, away: 0 }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    if (box.away >= best.away) continue;
    if (box.size === 1) best = { colour: toHex([box.red, box.green, box.blue]), away: box.away };
    else boxes.push(...halves(box, target, limit, best.away));
  }
  return best;
};

/** The nearest colour that keeps to a limit: itself, where it does; none, where no colour does. */
export const nearestWithin = (colour: string, limit: Limit) => {
  const kept = limit.side * (luminance(toRgb(colour)) - limit.luminance) <= 0;
  return kept ? colour : nearestIn(toOklab(colour), limit).colour;
};

/** The nearest shade in OKLab that can be read on another; black or white where none can. */
export const nearestCompliant = (colour: string, against: string, ratio = 4.5) => {
  if (contrast(colour, against) >= ratio) return colour;
  const target = toOklab(colour);
  const { darker, lighter } = limitsAgainst(against, ratio);
  /* The side that is likely to be nearer first: then the other is soon given up. */
  const down = target[0] - Math.cbrt(Math.max(0, darker.luminance));
  const [first, second] = down < Math.cbrt(lighter.luminance) - target[0] ? [darker, lighter] : [lighter, darker];
  const { colour: found } = nearestIn(target, second, nearestIn(target, first));
  return found ?? (contrast('#000000', against) > contrast('#ffffff', against) ? '#000000' : '#ffffff');
};
