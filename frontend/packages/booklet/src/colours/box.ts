import { light } from './linear';
import { caught, counted, type Oklab } from './oklab';

/** A luminance that may not be passed: upwards (1) or downwards (-1). */
export type Limit = { luminance: number; side: 1 | -1 };

/* Asked a thousand times in a search: plain numbers instead of lists. */
const [[lr, lg, lb], [mr, mg, mb], [sr, sg, sb]] = caught;
const [[xl, xm, xs], [yl, ym, ys], [zl, zm, zs]] = counted;
const [yr, yg, yb] = [0.2126, 0.7152, 0.0722] as const;
const amounts = light;
const at = (level: number) => amounts[level] ?? 0;

/** How fast a cube root grows at an amount, times what it counts. */
const speed = (counts: number, amount: number) => {
  const root = Math.cbrt(amount);
  return counts / (root * root);
};

/**
 * A box holds the colours whose channels go from three levels to `size` levels further. None of them that keeps to the
 * limit is nearer to the target than this: as far as its middle, less what each channel can change at most in that
 * direction. What passes the limit may be charged for it (the multiplier of Lagrange); at the price at which the best
 * colour gains nothing by passing, the promise is tight near the limit.
 */
export const leastAway = (red: number, green: number, blue: number, size: number, target: Oklab, limit: Limit) => {
  const r0 = at(red);
  const g0 = at(green);
  const b0 = at(blue);
  const r1 = at(red + size - 1);
  const g1 = at(green + size - 1);
  const b1 = at(blue + size - 1);
  const r = (r0 + r1) / 2;
  const g = (g0 + g1) / 2;
  const b = (b0 + b1) / 2;
  const long = Math.cbrt(lr * r + lg * g + lb * b);
  const medium = Math.cbrt(mr * r + mg * g + mb * b);
  const short = Math.cbrt(sr * r + sg * g + sb * b);
  const x = xl * long + xm * medium + xs * short - target[0];
  const y = yl * long + ym * medium + ys * short - target[1];
  const z = zl * long + zm * medium + zs * short - target[2];
  const away = Math.sqrt(x * x + y * y + z * z);
  if (size === 1) return away;
  /* From black on, a cube root grows without limit. */
  if (away === 0 || r0 + g0 + b0 === 0) return 0;

  /* What each cone changes, at the dark and at the light corner, and what each channel changes through them. */
  const third = 1 / (3 * away);
  const cl = (xl * x + yl * y + zl * z) * third;
  const cm = (xm * x + ym * y + zm * z) * third;
  const cs = (xs * x + ys * y + zs * z) * third;
  const l0 = speed(cl, lr * r0 + lg * g0 + lb * b0);
  const m0 = speed(cm, mr * r0 + mg * g0 + mb * b0);
  const s0 = speed(cs, sr * r0 + sg * g0 + sb * b0);
  const l1 = speed(cl, lr * r1 + lg * g1 + lb * b1);
  const m1 = speed(cm, mr * r1 + mg * g1 + mb * b1);
  const s1 = speed(cs, sr * r1 + sg * g1 + sb * b1);
  const lMost = Math.max(l0, l1);
  const mMost = Math.max(m0, m1);
  const sMost = Math.max(s0, s1);
  const lLeast = Math.min(l0, l1);
  const mLeast = Math.min(m0, m1);
  const sLeast = Math.min(s0, s1);
  const rMost = lr * lMost + mr * mMost + sr * sMost;
  const gMost = lg * lMost + mg * mMost + sg * sMost;
  const bMost = lb * lMost + mb * mMost + sb * sMost;
  const rLeast = lr * lLeast + mr * mLeast + sr * sLeast;
  const gLeast = lg * lLeast + mg * mLeast + sg * sLeast;
  const bLeast = lb * lLeast + mb * mLeast + sb * sLeast;

  const rh = r1 - r;
  const gh = g1 - g;
  const bh = b1 - b;
  const rw = yr * rh;
  const gw = yg * gh;
  const bw = yb * bh;
  const gain = ((rMost + rLeast) * rh * rw + (gMost + gLeast) * gh * gw + (bMost + bLeast) * bh * bw) / 2;
  const price = limit.side * Math.max(0, (-limit.side * gain) / (rw * rw + gw * gw + bw * bw));
  const free = away - rh * Math.max(rMost, -rLeast) - gh * Math.max(gMost, -gLeast) - bh * Math.max(bMost, -bLeast);
  const charged =
    away +
    price * (yr * r + yg * g + yb * b - limit.luminance) -
    rh * Math.max(rMost + price * yr, -(rLeast + price * yr)) -
    gh * Math.max(gMost + price * yg, -(gLeast + price * yg)) -
    bh * Math.max(bMost + price * yb, -(bLeast + price * yb));
  return Math.max(free, charged);
};
