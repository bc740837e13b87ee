import type { components } from '@livretier/api';
import { bytesOf, fromHex, sha256, toHex } from './bytes';
import { leafOf, rootOf } from './merkle';
import { isSigned, type Key, readKey } from './notes';
import { typedNumber } from './number';

type Schemas = components['schemas'];
export type PublicReceipt = Schemas['PublicReceiptOut'];
type Statement = Schemas['StatementOut'];
export type Proof = Pick<
  Schemas['ProofOut'],
  'index' | 'sequence' | 'previous' | 'leaf' | 'size' | 'root' | 'steps' | 'checkpoint'
>;

/** What this browser found: the statement is the one of the register, stands in it, and its state is signed. */
export type Checks = { fingerprint: boolean; place: boolean; signature: boolean };
export type Verdict = 'valid' | 'cancelled' | 'pending' | 'altered';
export type Verified = { verdict: Verdict; checks: Checks | null; said: Said };

/** What a public statement says; nothing of it is believed before it is checked. */
export type Said = Partial<Record<string, string>>;

export const read = (statement: string): Said => {
  try {
    return JSON.parse(statement) as Said;
  } catch {
    return {};
  }
};

export const check = async (statement: string, proof: Proof, key: Key | null): Promise<Checks> => ({
  fingerprint: (await leafOf(await sha256(bytesOf(statement)), proof)) === proof.leaf,
  place: (await rootOf(proof)) === proof.root,
  signature: key !== null && (await isSigned(proof.checkpoint, key, { size: proof.size, root: fromHex(proof.root) })),
});

export const holds = (checks: Checks) => checks.fingerprint && checks.place && checks.signature;

const cancels = async (cancellation: Statement, receipt: string, key: Key | null) => {
  const fits = read(cancellation.statement).receipt === toHex(await sha256(bytesOf(receipt)));
  return fits && (!cancellation.proof || holds(await check(cancellation.statement, cancellation.proof, key)));
};

/** Everything again from the bytes of the statement up; the server is believed in nothing but its public key. */
export const verify = async (told: PublicReceipt, keyText: string): Promise<Verified> => {
  const { receipt, cancellation } = told;
  const key = await readKey(keyText);
  const said = read(receipt.statement);
  if (!receipt.proof) return { verdict: cancellation ? 'cancelled' : 'pending', checks: null, said };
  const found = await check(receipt.statement, receipt.proof, key);
  /* A sound receipt of another number would prove nothing about this one. */
  const checks = { ...found, fingerprint: found.fingerprint && said.number === typedNumber(told.number) };
  if (!holds(checks)) return { verdict: 'altered', checks, said };
  if (!cancellation) return { verdict: 'valid', checks, said };
  const cancelled = await cancels(cancellation, receipt.statement, key);
  return { verdict: cancelled ? 'cancelled' : 'altered', checks, said };
};
