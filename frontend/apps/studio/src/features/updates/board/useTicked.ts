import { useState } from 'react';
import type { ProposalLine } from '../api';
import { mostAtOnce } from './useAllProposals';

/** Those that are ready are ticked until somebody says otherwise. */
export const useTicked = (ready: readonly ProposalLine[] = []) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const ids = ready
    .map(({ id }) => id)
    .filter((id) => !left.has(id))
    .slice(0, mostAtOnce);
  const toggle = (id: string) =>
    setLeft((old) => {
      const now = new Set(old);
      if (!now.delete(id)) now.add(id);
      return now;
    });
  return { ids, set: new Set(ids), toggle };
};

export type Ticked = ReturnType<typeof useTicked>;
