import { fromHex, sha256, toHex } from './bytes';

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

const eightBytes = (value: number) => {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value));
  return new Uint8Array(bytes.buffer);
};

/** The leaf hash of RFC 6962 of a fingerprint, its place in the chain of its company, and the leaf before. */
export const leafOf = async (fingerprint: Uint8Array, { sequence, previous }: { sequence: number; previous: string }) =>
  toHex(await sha256(leafMark, fingerprint, eightBytes(sequence), fromHex(previous)));

type Way = { leaf: string; index: number; size: number; steps: readonly string[] };

/** Where the steps lead from a leaf (RFC 9162, 2.1.3.2); null when they are too many or too few. */
export const rootOf = async ({ leaf, index, size, steps }: Way) => {
  let [place, last, found] = [index, size - 1, fromHex(leaf)];
  if (place > last) return null;
  for (const step of steps.map(fromHex)) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      found = await sha256(nodeMark, step, found);
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      found = await sha256(nodeMark, found, step);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? toHex(found) : null;
};
