import { withSubtle } from '@test/subtle';
import { beforeAll, expect, it } from 'vitest';
import { pack, unpack } from './archive';
import { bytesOf } from './bytes';
import { checkEvidence } from './evidence';
import proved from './proved.json';

beforeAll(() => {
  withSubtle();
});

const archive = Uint8Array.from(atob(proved.archive), (letter) => letter.charCodeAt(0));
const { key } = proved;

it('finds nothing in an evidence file of the register, and that it is cancelled', async () => {
  const found = await checkEvidence(archive, key);

  expect(found).toMatchObject({ changed: null, cancelled: true, receipt: { number: 'M4TX90QHZC7R5BND6' } });
});

it('names the file of each changed byte', async () => {
  const named = new Set<string>();
  for (let at = 3; at < archive.length; at += Math.floor(archive.length / 120)) {
    const changed = Uint8Array.from(archive, (byte, place) => (place === at ? byte ^ 1 : byte));
    const found = await checkEvidence(changed, key);
    expect(found.changed).not.toBeNull();
    named.add(found.changed ?? '');
  }
  for (const name of ['accuse.json', 'prive.json', 'place.json', 'zip']) expect([...named]).toContain(name);
});

it('refuses one that was cut, one with something added, one of another key, and what is no ZIP', async () => {
  expect(await checkEvidence(archive.subarray(0, -1), key)).toEqual({ changed: 'zip' });
  expect(await checkEvidence(Uint8Array.of(...archive, 0), key)).toEqual({ changed: 'zip' });
  expect(await checkEvidence(bytesOf('non'), key)).toEqual({ changed: 'cle.txt' });
  const other = new Map(unpack(archive)).set('prive.json', bytesOf('{}'));
  expect(await checkEvidence(pack(other), key)).toEqual({ changed: 'prive.json' });
  expect(await checkEvidence(archive, key.replace(/.{6}$/, 'AAAAAA'))).toEqual({ changed: 'cle.txt' });
});
