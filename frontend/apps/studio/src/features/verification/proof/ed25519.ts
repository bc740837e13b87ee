/**
 * Ed25519 (RFC 8032), to verify only. Not every browser has it, and whoever checks us should need nothing of ours but
 * this page: a hundred lines that can be read.
 */
type Point = readonly [bigint, bigint, bigint, bigint];

const field = 2n ** 255n - 19n;
const order = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (value: bigint) => {
  const rest = value % field;
  return rest < 0n ? rest + field : rest;
};

const power = (base: bigint, exponent: bigint) => {
  let [result, square] = [1n, mod(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
};

const inverse = (value: bigint) => power(value, field - 2n);
const d = mod(-121665n * inverse(121666n));
const rootOfMinusOne = power(2n, (field - 1n) / 4n);

const add = (one: Point, other: Point): Point => {
  const a = mod((one[1] - one[0]) * (other[1] - other[0]));
  const b = mod((one[1] + one[0]) * (other[1] + other[0]));
  const c = mod(2n * one[3] * other[3] * d);
  const e = mod(2n * one[2] * other[2]);
  const [f, g, h, i] = [b - a, e - c, e + c, b + a];
  return [mod(f * g), mod(h * i), mod(g * h), mod(f * i)];
};

const times = (scalar: bigint, point: Point) => {
  let total: Point = [0n, 1n, 1n, 0n];
  let doubled = point;
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) total = add(total, doubled);
    doubled = add(doubled, doubled);
  }
  return total;
};

const isSame = (one: Point, other: Point) =>
  mod(one[0] * other[2] - other[0] * one[2]) === 0n && mod(one[1] * other[2] - other[1] * one[2]) === 0n;

const littleEndian = (bytes: Uint8Array) => bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);

/** The point that a number of 256 bits encodes; null for one that encodes none. */
const pointOf = (told: bigint): Point | null => {
  const [sign, y] = [told >> 255n, told & (2n ** 255n - 1n)];
  const square = mod((y * y - 1n) * inverse(d * y * y + 1n));
  let x = power(square, (field + 3n) / 8n);
  if (mod(x * x - square) !== 0n) x = mod(x * rootOfMinusOne);
  if (y >= field || mod(x * x - square) !== 0n || (x === 0n && sign === 1n)) return null;
  if ((x & 1n) !== sign) x = field - x;
  return [x, y, 1n, mod(x * y)];
};

const base = pointOf(mod(4n * inverse(5n))) as Point;

/** Whether this key made this signature of this message. */
export const hasSigned = async (key: Uint8Array, message: Uint8Array, signature: Uint8Array) => {
  if (key.length !== 32 || signature.length !== 64) return false;
  const [point, nonce] = [pointOf(littleEndian(key)), pointOf(littleEndian(signature.subarray(0, 32)))];
  const scalar = littleEndian(signature.subarray(32));
  if (!(point && nonce) || scalar >= order) return false;
  const hashed = new Uint8Array([...signature.subarray(0, 32), ...key, ...message]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-512', hashed));
  return isSame(times(scalar, base), add(nonce, times(littleEndian(digest) % order, point)));
};
