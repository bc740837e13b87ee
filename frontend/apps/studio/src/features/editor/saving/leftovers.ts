import type { Draft, Drafts } from './drafts';
import { type SavingState, startFrom } from './machine';

const lockOf = (key: string) => `livretier-draft ${key}`;

/** As long as this window lives, nobody takes its draft for a leftover. */
export const holdDraft = (key: string) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(key), () => held);
  return release;
};

const isAbandoned = async ({ key }: Draft) =>
  navigator.locks ? await navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => lock !== null) : true;

/** What windows that were closed, or crashed, kept of this page; the newest first. */
export const findLeftovers = async (drafts: Drafts, page: string, ownKey: string): Promise<Draft[]> => {
  const kept = await drafts.ofPage(page).catch(() => []);
  const others = kept.filter(({ key }) => key !== ownKey);
  const abandoned = await Promise.all(others.map(isAbandoned));
  return others.filter((_, index) => abandoned[index]).sort((a, b) => b.keptAt - a.keptAt);
};

/** Saving goes on from where that window was; what it sent may have arrived, so it is sent again. */
export const resumeFrom = ({ base, local, sent, conflicts }: Draft): SavingState => ({
  ...startFrom(base),
  ...{ local, sent, conflicts },
  phase: sent ? 'unreached' : 'waiting',
});
