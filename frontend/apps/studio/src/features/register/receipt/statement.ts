import type { Receipt } from '../api';

/** What anybody may know of a receipt. */
type Public = { publication: string; bundle_sha256: string; sentence: string };
/** What only those know who may read the register; forgotten in time. */
type Private = { reference: string; typed_name: string; witness: string; on_behalf_of: string };

const nothing: Private = { reference: '', typed_name: '', witness: '', on_behalf_of: '' };

/** Both statements, which the server hands over as they were hashed. */
export const statementOf = ({ public_statement, private_statement }: Receipt): Public & Private => ({
  ...(JSON.parse(public_statement) as Public),
  ...nothing,
  ...(private_statement ? (JSON.parse(private_statement) as Private) : {}),
});

/** "4b1e 90c7 …": a hash as people compare it. */
export const grouped = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? '';
