import { useState } from 'react';
import type { PanelName } from './Rail';
import { useNarrow } from './useNarrow';

export type SideName = 'inspector' | 'accessibility';

const [drawerBelow, readingBelow] = [1100, 800];

/** What stands left and right of the canvas, as far as the window has room for it. */
export const useSides = () => {
  const isDrawer = useNarrow(drawerBelow);
  const isReading = useNarrow(readingBelow);
  const [panel, setPanel] = useState<PanelName | null>(isReading ? null : 'plan');
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
