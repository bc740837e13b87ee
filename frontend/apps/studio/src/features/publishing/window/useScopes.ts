import { useState } from 'react';
import type { PageChange, Scope } from '../types';

/** The changes with the scopes that were chosen, and those of them that differ from what was proposed. */
export const useScopes = (proposed: readonly PageChange[]) => {
  const [chosen, setChosen] = useState<Record<string, Scope>>({});
  return {
    changes: proposed.map((change) => ({ ...change, scope: chosen[change.page] ?? change.scope })),
    scopes: Object.fromEntries(
      proposed.flatMap(({ page, scope }) => {
        const other = chosen[page];
        return other && other !== scope ? [[page, other]] : [];
      }),
    ),
    choose: (page: string, scope: Scope) => setChosen((known) => ({ ...known, [page]: scope })),
  };
};
