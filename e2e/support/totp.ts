import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const seconds = 30;

const bytesOf = (secret: string) => {
  const bits = [...secret.replaceAll(/\s/g, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const octets = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)));
};

/** The code of a step (RFC 6238), as an application on a phone would show it. */
const codeOf = (secret: string, step: number) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** An application of codes: each call gives a code that was not given before, of this step or the next one. */
export const codeApp = (secret: string) => {
  let last = 0;
  return {
    next: async () => {
      const now = () => Math.floor(Date.now() / 1000 / seconds);
      const step = Math.max(now(), last + 1);
      while (step > now() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
      last = step;
      return codeOf(secret, step);
    },
  };
};
