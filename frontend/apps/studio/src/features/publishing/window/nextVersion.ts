import type { PageChange, Publishing } from '../types';

/** Which number the version gets, by how far its changes reach. */
export const nextVersion = ({ current, next_major, next_minor }: Publishing, changes: readonly PageChange[]) => {
  const toReread = changes.filter(({ scope }) => scope === 'to_reread').length;
  if (!current) return { version: next_minor, kind: 'first', toReread: 0 } as const;
  return toReread > 0
    ? ({ version: next_major, kind: 'major', toReread } as const)
    : ({ version: next_minor, kind: 'minor', toReread } as const);
};
