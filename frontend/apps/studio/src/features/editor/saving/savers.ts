import { createRegistry, listenToWindow } from '@/shared/saving/registry';
import type { Content, PageDetail, SaveAnswer } from '../source/types';
import { contentOf } from './content';
import { createSaver, type Saver } from './createSaver';
import { browserDrafts, type Draft, type Drafts } from './drafts';
import { isHolding, type SavingState, startFrom } from './machine';

const lockOf = (key: string) => `livretier-draft ${key}`;

/** As long as this window lives, nobody takes its draft for a leftover. */
const holdDraft = (key: string) => {
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
const findLeftovers = async (drafts: Drafts, page: string, ownKey: string): Promise<Draft[]> => {
  const kept = await drafts.ofPage(page).catch(() => []);
  const others = kept.filter(({ key }) => key !== ownKey);
  const abandoned = await Promise.all(others.map(isAbandoned));
  return others.filter((_, index) => abandoned[index]).sort((a, b) => b.keptAt - a.keptAt);
};

/** Saving goes on from where that window was; what it sent may have arrived, so it is sent again. */
const resumeFrom = ({ base, local, sent, conflicts }: Draft): SavingState => ({
  ...startFrom(base),
  ...{ local, sent, conflicts },
  phase: sent ? 'unreached' : 'waiting',
});

type Options = {
  page: PageDetail;
  /** Whose drafts: several people may share a computer. */
  person: string;
  send: (save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  isRefusal: (error: unknown) => boolean;
  drafts?: Drafts;
};

const thisWindow = crypto.randomUUID();

const savers = createRegistry<Saver>(({ store }) => store.get().phase === 'saved');

const begin = (key: string, saver: Saver) => {
  const release = holdDraft(key);
  const deafen = listenToWindow(saver, {
    onReachable: () => void saver.flush(),
    onHidden: () => void saver.flush(),
    wouldLose: () => {
      saver.read();
      const now = saver.store.get();
      return isHolding(now) && !now.kept;
    },
  });
  return savers.begin(key, saver, () => {
    deafen();
    release();
  });
};

const hold = (key: string) => savers.hold(key) ?? (() => undefined);

const use = (key: string, saver: Saver) => ({ saver, close: hold(key), hold: () => hold(key) });

/** From the window that is gone to this one; never in none of the two. */
const takeOver = async (drafts: Drafts, draft: Draft, key: string) => {
  await drafts.keep({ ...draft, key });
  await drafts.forget(draft.key);
};

/**
 * The saver of a page: the one that is still at work on it, or a new one. What a window that is gone kept of the page is
 * brought back and saved through the server's merge, as if it had been written a moment ago.
 */
export const openSaver = async ({ page, person, drafts = browserDrafts, ...how }: Options) => {
  const pageKey = `${person} ${page.id}`;
  const key = `${pageKey} ${thisWindow}`;
  const [newest, ...older] = savers.find(key) ? [] : await findLeftovers(drafts, pageKey, key);
  const known = savers.find(key);
  if (known) return { ...use(key, known), broughtBack: false };
  for (const draft of older) {
    const saver = createSaver({ ...how, drafts, key: draft.key, page: pageKey, state: resumeFrom(draft) });
    begin(draft.key, saver);
    void saver.flush();
  }
  const fresh = startFrom({ revision: page.revision, content: contentOf(page) }, page.edited_at);
  const saver = createSaver({ ...how, drafts, key, page: pageKey, state: newest ? resumeFrom(newest) : fresh });
  const used = use(key, begin(key, saver));
  if (newest) {
    await takeOver(drafts, newest, key).catch(() => undefined);
    void saver.flush();
  }
  return { ...used, broughtBack: newest !== undefined };
};
