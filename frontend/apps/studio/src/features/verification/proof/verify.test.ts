import { withSubtle } from '@test/subtle';
import { beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, fromHex, sha256, toBase64, toHex } from './bytes';
import { hasSigned } from './ed25519';
import { leafOf } from './merkle';
import { isNumber, typedNumber } from './number';
import { type PublicReceipt, verify } from './verify';

beforeAll(() => {
  withSubtle();
});

const name = 'example.com/register';
const hashed = async (...parts: Uint8Array[]) => sha256(...parts);
const node = (left: string, right: string) => hashed(Uint8Array.of(1), fromHex(left), fromHex(right));

const pair = async () => (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;

const keyOf = async ({ publicKey }: CryptoKeyPair) => {
  const told = Uint8Array.of(1, ...new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
  const id = (await hashed(bytesOf(`${name}\n`), told)).subarray(0, 4);
  return { id, text: `${name}+${toHex(id)}+${toBase64(told)}` };
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberOf = (place: number) => {
  const begins = `M4TX90QHZC7R${place
    .toString(32)
    .toUpperCase()
    .padStart(4, '0')
    .replaceAll(/[ILOU]/g, 'Z')}`;
  return `${begins}${[...alphabet].find((letter) => isNumber(begins + letter))}`;
};
const receiptOf = (number: string) => JSON.stringify({ kind: 'receipt', number, version: '2.3' });
const cancellationOf = async (receipt: string) =>
  JSON.stringify({ kind: 'cancellation', receipt: toHex(await hashed(bytesOf(receipt))) });

/** A log of these statements, as the server tells each of them: a whole tree of a power of two. */
const logOf = async (statements: readonly string[], keys: CryptoKeyPair) => {
  const size = statements.length;
  const places: { previous: string; leaf: string }[] = [];
  let previous = '00'.repeat(32);
  for (const [index, statement] of statements.entries()) {
    const leaf = await leafOf(await hashed(bytesOf(statement)), { sequence: index + 1, previous });
    places.push({ previous, leaf });
    previous = leaf;
  }
  const levels = [places.map(({ leaf }) => leaf)];
  for (let level = levels[0]; level && level.length > 1; level = levels.at(-1)) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += 2) next.push(toHex(await node(level[at] ?? '', level[at + 1] ?? '')));
    levels.push(next);
  }
  const root = levels.at(-1)?.[0] ?? '';
  const text = `${name}\n${size}\n${toBase64(fromHex(root))}\n`;
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', keys.privateKey, bytesOf(text)));
  const { id } = await keyOf(keys);
  const checkpoint = `${text}\n\u2014 ${name} ${toBase64(Uint8Array.of(...id, ...signature))}\n`;
  return statements.map((statement, index) => ({
    statement,
    fingerprint: '',
    proof: {
      ...{ kind: 'receipt' as const, index, sequence: index + 1, recorded_at: '2027-03-14T18:32:07Z', size, root },
      ...{ previous: places[index]?.previous ?? '', leaf: places[index]?.leaf ?? '', checkpoint },
      steps: levels.slice(0, -1).map((level, height) => level[(index >> height) ^ 1] ?? ''),
    },
  }));
};

const told = (number: string, rest: Pick<PublicReceipt, 'receipt' | 'cancellation'>): PublicReceipt => ({
  ...{ number, company: 'Maison Aubrac', timezone: 'Europe/Paris', booklet: 'Livret', published_at: null, named: true },
  ...rest,
});

const world = async (count: number) => {
  const keys = await pair();
  const numbers = Array.from({ length: count / 2 }, (_, place) => numberOf(place));
  const receipts = numbers.map(receiptOf);
  const cancellations = await Promise.all(receipts.map(cancellationOf));
  const told = await logOf([...receipts, ...cancellations], keys);
  return { numbers, receipts: told.slice(0, count / 2), cancellations: told.slice(count / 2), ...(await keyOf(keys)) };
};

describe('the verdict of the browser', () => {
  /* A thousand, as many as we promise: half a minute on a machine that is busy. */
  it('is right for a thousand receipts: valid, cancelled, waiting, altered in one byte', async () => {
    const { numbers, receipts, cancellations, text } = await world(256);
    const verdicts: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (let turn = 0; turn < 1000; turn += 1) {
      const at = turn % numbers.length;
      const [number = '', receipt, cancellation = null] = [numbers[at], receipts[at], cancellations[at]];
      if (!receipt) throw new Error('no receipt');
      const flipped = receipt.statement.replace('2.3', turn % 8 < 4 ? '2.4' : '2.2');
      const [wanted, one] = (
        [
          ['valid', told(number, { receipt, cancellation: null })],
          ['cancelled', told(number, { receipt, cancellation })],
          ['pending', told(number, { receipt: { ...receipt, proof: null }, cancellation: null })],
          ['altered', told(number, { receipt: { ...receipt, statement: flipped }, cancellation: null })],
        ] as const
      )[(turn + Math.floor(turn / 128)) % 4] as [string, PublicReceipt];
      const { verdict } = await verify(one, text);
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      expected[wanted] = (expected[wanted] ?? 0) + 1;
      expect(verdict).toBe(wanted);
    }
    expect(verdicts).toEqual(expected);
  }, 60_000);

  it('names what does not hold', async () => {
    const { numbers, receipts, cancellations, text } = await world(4);
    const [number = '', other = ''] = numbers;
    const [receipt, another] = receipts;
    if (!(receipt?.proof && another?.proof)) throw new Error('no receipt');
    const checksOf = async (changed: Partial<typeof receipt.proof>) => {
      const proof = { ...receipt.proof, ...changed };
      return (await verify(told(number, { receipt: { ...receipt, proof }, cancellation: null }), text)).checks;
    };

    expect(await checksOf({ sequence: 2 })).toEqual({ fingerprint: false, place: true, signature: true });
    expect(await checksOf({ steps: [] })).toEqual({ fingerprint: true, place: false, signature: true });
    expect(await checksOf({ size: 5 })).toMatchObject({ signature: false });
    expect(await checksOf({ checkpoint: receipt.proof.checkpoint.replace(/.{4}=*\n$/, 'AAA=\n') })).toMatchObject({
      signature: false,
    });
    const exchanged = await verify(told(number, { receipt: another, cancellation: null }), text);
    expect(exchanged.verdict).toBe('altered');
    expect((await verify(told(other, { receipt: another, cancellation: null }), text)).verdict).toBe('valid');
    const ofAnother = await verify(told(number, { receipt, cancellation: cancellations[1] ?? null }), text);
    expect(ofAnother.verdict).toBe('altered');
    const stranger = await keyOf(await pair());
    expect((await verify(told(number, { receipt, cancellation: null }), stranger.text)).checks?.signature).toBe(false);
  });
});

describe('Ed25519', () => {
  it('is that of RFC 8032, 7.1, test 3', async () => {
    const key = fromHex('fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025');
    const signature = fromHex(
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    );

    expect(await hasSigned(key, fromHex('af82'), signature)).toBe(true);
    expect(await hasSigned(key, fromHex('af83'), signature)).toBe(false);
    expect(await hasSigned(key, fromHex('af82'), new Uint8Array(64))).toBe(false);
  });
});

describe('a number', () => {
  it('is read however it was typed, and one wrong character is noticed', () => {
    expect(isNumber('q8hm 3tov bx52 nkra-e')).toBe(isNumber('Q8HM3T0VBX52NKRAE'));
    const number = numberOf(28);
    expect(typedNumber(number.toLowerCase())).toBe(number);
    for (let at = 0; at < number.length; at += 1) {
      const wrong = number[at] === '7' ? '8' : '7';
      expect(isNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
    }
  });
});
