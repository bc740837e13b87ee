import { useState } from 'react';

/** Which chapters show their pages: the one of the open page, and those that somebody opened. */
export const useOpenChapters = (current: string | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [known, setKnown] = useState(current);
  const set = (id: string, opened: boolean) => setChosen((before) => new Map(before).set(id, opened));
  if (current !== known) {
    setKnown(current);
    if (current !== undefined) set(current, true);
  }
  return { has: (id: string) => chosen.get(id) ?? id === current, set };
};
