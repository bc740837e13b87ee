import { type Files, isPacked, unpack } from './archive';
import { fromHex, sha256, toHex } from './bytes';
import { type Key, openNote, readKey } from './notes';
import { check, holds, type Proof, read, type Said } from './verify';

const [receiptFile, privateFile, saltFile, placeFile] = ['accuse.json', 'prive.json', 'sel.txt', 'place.json'];
const [cancellationFile, cancelledPlaceFile] = ['annulation.json', 'annulation-place.json'];
const [contentFile, keyFile, sealFile] = ['livret.json', 'cle.txt', 'sceau.txt'];
const title = 'livretier evidence 1';

/** What an evidence file proves, or the file in it that was changed; `zip`: what stands between its files. */
export type Evidence = { changed: string } | { changed: null; receipt: Said; cancelled: boolean };

class Changed extends Error {}

const bytesIn = (files: Files, name: string) => {
  const bytes = files.get(name);
  if (!bytes) throw new Changed(name);
  return bytes;
};

const textIn = (files: Files, name: string) => new TextDecoder().decode(bytesIn(files, name));

const must = (name: string, held: boolean) => {
  if (!held) throw new Changed(name);
};

/** Each file is the one that was put in, and none is missing or more. */
const checkSeal = async (files: Files, key: Key) => {
  const told = await openNote(textIn(files, sealFile), key);
  must(sealFile, told !== null);
  const lines = [title];
  for (const [name, bytes] of files) {
    if (name === sealFile) continue;
    const line = `${toHex(await sha256(bytes))} ${name}`;
    must(name, told?.split('\n').includes(line) === true);
    lines.push(line);
  }
  must(sealFile, told === `${lines.join('\n')}\n`);
};

const checkPlace = async (files: Files, statement: string, place: string, key: Key) => {
  const proof = JSON.parse(textIn(files, place)) as Proof;
  must(statement, holds(await check(textIn(files, statement), proof, key)));
};

/** Who acknowledged is who the public statement is tied to. */
const checkPrivate = async (files: Files, receipt: Said) => {
  const salt = fromHex(textIn(files, saltFile).trim());
  const key = await crypto.subtle.importKey('raw', salt, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const tied = await crypto.subtle.sign('HMAC', key, Uint8Array.from(bytesIn(files, privateFile)));
  must(privateFile, toHex(new Uint8Array(tied)) === receipt.commitment);
};

const checkCancellation = async (files: Files, key: Key) => {
  const told = read(textIn(files, cancellationFile));
  must(cancellationFile, told.receipt === toHex(await sha256(bytesIn(files, receiptFile))));
  await checkPlace(files, cancellationFile, cancelledPlaceFile, key);
};

const checkFiles = async (archive: Uint8Array, keyText: string): Promise<Evidence> => {
  const files = unpack(archive);
  const key = await readKey(keyText);
  must(keyFile, key !== null && textIn(files, keyFile) === `${keyText}\n`);
  if (!key) throw new Changed(keyFile);
  await checkSeal(files, key);
  must('zip', isPacked(files, archive));
  const receipt = read(textIn(files, receiptFile));
  await checkPlace(files, receiptFile, placeFile, key);
  await checkPrivate(files, receipt);
  const cancelled = files.has(cancellationFile);
  if (cancelled) await checkCancellation(files, key);
  const content = files.get(contentFile);
  must(contentFile, !content || toHex(await sha256(content)) === receipt.publication_sha256);
  return { changed: null, receipt, cancelled };
};

/** Checks an evidence file here; it goes nowhere. The key is the one of the register, not the one in the file. */
export const checkEvidence = async (archive: Uint8Array, keyText: string): Promise<Evidence> => {
  try {
    return await checkFiles(archive, keyText);
  } catch (error) {
    if (error instanceof Changed) return { changed: error.message };
    if (error instanceof SyntaxError || error instanceof RangeError) return { changed: 'zip' };
    throw error;
  }
};
