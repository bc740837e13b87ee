import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** A file as a person chooses it. */
export type Sample = { name: string; mimeType: string; buffer: Buffer };

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (name: string, body: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), body]);
  return Buffer.concat([number(body.length), named, number(crc32(named))]);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const [width, height] = [480, 320];

/** An image of one colour that no other file has. */
export const photograph = (name: string): Sample => {
  const [row, colour] = [Buffer.alloc(1 + width * 3), randomBytes(3)];
  for (let place = 1; place < row.length; place++) row[place] = colour[(place - 1) % 3] ?? 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const head = Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])]);
  const buffer = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
  return { name, mimeType: 'image/png', buffer };
};

export const drawing = (name: string): Sample => {
  const colour = randomBytes(3).toString('hex');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path fill="#${colour}" d="M0 0h9v6H0z"/></svg>`;
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
};

/** A text whose name lies. */
export const liar = (name: string): Sample => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Ceci n’est pas une photographie.'),
});

/** An image of a format that nobody takes. */
export const scan = (name: string): Sample => ({ name, mimeType: 'image/tiff', buffer: Buffer.from('II*\0') });

const box = (name: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(8 + body.length), Buffer.from(name), body]);
};

const zeros = (count: number) => Buffer.alloc(count);

const film = (bytes: number) => {
  const movie = box('mvhd', zeros(12), number(1000), number(4200), zeros(80));
  const size = Buffer.concat([number(640 << 16), number(360 << 16)]);
  const handler = box('hdlr', zeros(8), Buffer.from('vide'), zeros(13));
  const track = box('trak', box('tkhd', zeros(76), size), box('mdia', handler));
  const kind = box('ftyp', Buffer.from('isom'), zeros(4), Buffer.from('isom'));
  return Buffer.concat([kind, box('moov', movie, track), box('mdat', randomBytes(bytes))]);
};

/** A film on the disk, which a browser reads piece by piece; it is gone after `use`. */
export const withFilm = async (name: string, bytes: number, use: (path: string) => Promise<void>) => {
  const dir = mkdtempSync(join(tmpdir(), 'livretier-film-'));
  const path = join(dir, name);
  writeFileSync(path, film(bytes));
  await use(path);
  rmSync(dir, { recursive: true });
};
