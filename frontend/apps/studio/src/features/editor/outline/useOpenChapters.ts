import { useState } from 'react';

/** Which chapters show their pages: those where one is and was, and those that somebody opened. None closes by itself. */
export const useOpenChapters = (current: string | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [known, setKnown] = useState<string | undefined>(undefined);
  const set = (id: string, opened: boolean) => setChosen((before) => new Map(before).set(id, opened));
  if (current !== known) {
    setKnown(current);
    if (current !== undefined) set(current, true);
  }
  return { has: (id: string) => chosen.get(id) ?? false, set };
};
