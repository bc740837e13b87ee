import type { PublicationLine } from '../api';

/** Two versions, the older first; `after` is null for what is being prepared. */
export type Pair = { before: string; after: string | null };

/** What one wants to see first: what is being prepared beside what is online, or the last two. */
export const firstPair = (versions: readonly PublicationLine[], hasDraft: boolean): Pair | null => {
  const place = Math.max(
    versions.findIndex(({ online }) => online),
    0,
  );
  const [online, former] = [versions[place], versions[place + 1]];
  if (online && hasDraft) return { before: online.id, after: null };
  return online && former ? { before: former.id, after: online.id } : null;
};

/** A version beside another one, in the order of time; beside itself there is nothing to see. */
export const pairOf = (versions: readonly PublicationLine[], one: string, other: string | null): Pair | null => {
  if (one === other) return null;
  if (other === null) return { before: one, after: null };
  const place = (id: string) => versions.findIndex((version) => version.id === id);
  return place(one) > place(other) ? { before: one, after: other } : { before: other, after: one };
};

/** What a version is compared with when it is chosen: what is being prepared, or its neighbour in time. */
export const pairAround = (versions: readonly PublicationLine[], chosen: string, hasDraft: boolean): Pair | null => {
  if (hasDraft) return { before: chosen, after: null };
  const place = versions.findIndex(({ id }) => id === chosen);
  const former = versions[place + 1] ?? versions[place - 1];
  return former ? pairOf(versions, chosen, former.id) : null;
};
