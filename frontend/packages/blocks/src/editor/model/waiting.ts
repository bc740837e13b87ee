import { createContext, use } from 'react';

/** A file on its way to a block: what is said of it, and how much of it has left; no share once it was refused. */
export type Arrival = { says: string; share: number | null };

type Waiting = { choose: ((blockId: string) => void) | undefined; arrivals: ReadonlyMap<string, Arrival> };

/** What blocks that wait for a file can ask for, and what comes to them. Without it, nothing does. */
export const WaitingProvider = createContext<Waiting>({ choose: undefined, arrivals: new Map() });

/** What this block waits for: how to choose it, and how far it is. */
export const useWaiting = (blockId: string) => {
  const { choose, arrivals } = use(WaitingProvider);
  return { choose: choose && (() => choose(blockId)), arrival: arrivals.get(blockId) };
};
