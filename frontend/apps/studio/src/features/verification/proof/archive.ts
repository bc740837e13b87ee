import { bytesOf } from './bytes';

export type Files = ReadonlyMap<string, Uint8Array>;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc32 = (data: Uint8Array) => {
  let value = 0xffffffff;
  for (const byte of data) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
};

/** Numbers of two and of four bytes, the smallest byte first. */
const record = (mark: string, ...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
  const bytes = [...bytesOf(mark)];
  for (const [width, value] of numbers) {
    for (let at = 0; at < width; at += 1) bytes.push((value >>> (8 * at)) & 255);
  }
  return bytes;
};

const short = (value: number) => [2, value] as const;
const long = (value: number) => [4, value] as const;

/** The ZIP of these files in the one way in which the register writes it: nothing compressed, no date. */
export const pack = (files: Files) => {
  const [body, directory]: [number[], number[]] = [[], []];
  for (const [name, data] of files) {
    const [stored, size] = [bytesOf(name), long(data.length)];
    const told = [
      ...[short(0x800), short(0), short(0), short(33), long(crc32(data)), size, size],
      ...[short(stored.length), short(0)],
    ];
    directory.push(...record('PK\u0001\u0002', short(20), short(20), ...told));
    directory.push(...record('', short(0), short(0), short(0), long(0), long(body.length)), ...stored);
    body.push(...record('PK\u0003\u0004', short(20), ...told), ...stored);
    for (const byte of data) body.push(byte);
  }
  const [count, size, at] = [short(files.size), long(directory.length), long(body.length)];
  const end = record('PK\u0005\u0006', short(0), short(0), count, count, size, at, short(0));
  return Uint8Array.from(body.concat(directory, end));
};

const head = 30;

/** Its files, as far as it can be read; whether no byte between them was changed is for `isPacked` to say. */
export const unpack = (archive: Uint8Array): Files => {
  const files = new Map<string, Uint8Array>();
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let at = 0;
  while (at + head <= archive.length && view.getUint32(at, true) === 0x04034b50) {
    const start = at + head + view.getUint16(at + 26, true);
    const end = start + view.getUint32(at + 18, true);
    files.set(new TextDecoder().decode(archive.subarray(at + head, start)), archive.slice(start, end));
    at = end;
  }
  return files;
};

export const isPacked = (files: Files, archive: Uint8Array) => {
  const expected = pack(files);
  return expected.length === archive.length && expected.every((byte, at) => byte === archive[at]);
};
