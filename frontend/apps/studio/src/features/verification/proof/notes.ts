import { bytesOf, fromBase64, sha256, toBase64, toHex } from './bytes';
import { hasSigned } from './ed25519';

/** With what a register signs, and under which name: a verifier key of C2SP. */
export type Key = { name: string; public: Uint8Array; id: Uint8Array };

export const readKey = async (text: string): Promise<Key | null> => {
  const [name = '', id, ...rest] = text.split('+');
  const told = fromBase64(rest.join('+'));
  if (told?.length !== 33 || told[0] !== 1) return null;
  const digest = (await sha256(bytesOf(`${name}\n`), told)).subarray(0, 4);
  return toHex(digest) === id ? { name, public: told.subarray(1), id: digest } : null;
};

/* One state of the log signs many receipts: looked at once. */
const looked = new Map<string, Promise<boolean>>();

const hasSignedOnce = (key: Key, text: string, signature: Uint8Array) => {
  const asked = [toHex(key.public), toHex(signature), text].join(' ');
  const answer = looked.get(asked) ?? hasSigned(key.public, bytesOf(text), signature);
  looked.set(asked, answer);
  return answer;
};

/** The text of a note that the key signed; null for what it did not sign. */
export const openNote = async (note: string, key: Key) => {
  const end = note.lastIndexOf('\n\n');
  const [text, below] = [note.slice(0, end + 1), note.slice(end + 2)];
  const beginning = `\u2014 ${key.name} `;
  if (end < 0 || !below.startsWith(beginning) || !below.endsWith('\n')) return null;
  const signed = fromBase64(below.slice(beginning.length, -1));
  if (!signed || toHex(signed.subarray(0, 4)) !== toHex(key.id)) return null;
  return (await hasSignedOnce(key, text, signed.subarray(4))) ? text : null;
};

/** Whether the key signed, in this note, that its log has this root at this size. */
export const isSigned = async (note: string, key: Key, state: { size: number; root: Uint8Array }) =>
  (await openNote(note, key)) === `${key.name}\n${state.size}\n${toBase64(state.root)}\n`;
