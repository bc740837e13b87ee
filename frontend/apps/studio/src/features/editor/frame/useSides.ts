import { useState } from 'react';
import type { PanelName } from './Rail';
import { useNarrow } from './useNarrow';

export type SideName = 'inspector' | 'accessibility' | 'checks';

const [drawerBelow, readingBelow] = [1100, 800];

/** What stands left and right of the canvas, as far as the window has room for it. */
export const useSides = () => {
  const isDrawer = useNarrow(drawerBelow);
  const isReading = useNarrow(readingBelow);
  const [chosen, setPanel] = useState<PanelName | null>();
  const wide = chosen === undefined ? 'plan' : chosen;
  /* A small screen opens nothing by itself, and has no blocks to add. */
  const small = chosen === 'blocks' ? null : (chosen ?? null);
  const panel = isReading ? small : wide;
  const [wanted, setWanted] = useState<SideName | null>(null);
  /* Beside the canvas there is always something; over it, only what was asked for. */
  const side = wanted ?? (isDrawer ? null : 'inspector');
  return {
    isDrawer,
    isReading,
    panel,
    setPanel,
    side,
    closeSide: () => setWanted(null),
    toggleSide: (name: SideName) => setWanted(side === name ? null : name),
  };
};
