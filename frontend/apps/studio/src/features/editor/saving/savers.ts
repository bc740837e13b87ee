import type { Content, PageDetail, SaveAnswer } from '../source/types';
import { contentOf } from './content';
import { createSaver, type Saver } from './createSaver';
import { browserDrafts, type Draft, type Drafts } from './drafts';
import { findLeftovers, holdDraft, resumeFrom } from './leftovers';
import { isHolding, startFrom } from './machine';

type Options = {
  page: PageDetail;
  /** Whose drafts: several people may share a computer. */
  person: string;
  send: (save: Content & { base_revision: number }) => Promise<SaveAnswer>;
  isRefusal: (error: unknown) => boolean;
  drafts?: Drafts;
};

const thisWindow = crypto.randomUUID();

const listen = (saver: Saver) => {
  const end = new AbortController();
  const until = { signal: end.signal };
  window.addEventListener('online', () => saver.store.get().phase === 'unreached' && void saver.flush(), until);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && void saver.flush(),
    until,
  );
  window.addEventListener(
    'beforeunload',
    (event) => {
      saver.read();
      const now = saver.store.get();
      if (isHolding(now) && !now.kept) event.preventDefault();
    },
    until,
  );
  return () => end.abort();
};

type Entry = { saver: Saver; users: number; look: () => void };
const entries = new Map<string, Entry>();

/** A saver lives as long as somebody uses it or the server lacks something. */
const begin = (key: string, saver: Saver): Entry => {
  const release = holdDraft(key);
  const deafen = listen(saver);
  const entry: Entry = {
    saver,
    users: 0,
    look: () => {
      if (entry.users > 0 || saver.store.get().phase !== 'saved') return;
      stopLooking();
      saver.stop();
      deafen();
      release();
      entries.delete(key);
    },
  };
  const stopLooking = saver.store.subscribe(() => entry.look());
  entries.set(key, entry);
  return entry;
};

const use = (entry: Entry) => {
  entry.users += 1;
  return {
    saver: entry.saver,
    close: () => {
      entry.users -= 1;
      entry.look();
    },
  };
};

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
  const [newest, ...older] = entries.has(key) ? [] : await findLeftovers(drafts, pageKey, key);
  const known = entries.get(key);
  if (known) return { ...use(known), broughtBack: false };
  for (const draft of older) {
    const saver = createSaver({ ...how, drafts, key: draft.key, page: pageKey, state: resumeFrom(draft) });
    begin(draft.key, saver);
    void saver.flush();
  }
  const fresh = startFrom({ revision: page.revision, content: contentOf(page) }, page.edited_at);
  const saver = createSaver({ ...how, drafts, key, page: pageKey, state: newest ? resumeFrom(newest) : fresh });
  const used = use(begin(key, saver));
  if (newest) {
    await takeOver(drafts, newest, key).catch(() => undefined);
    void saver.flush();
  }
  return { ...used, broughtBack: newest !== undefined };
};
