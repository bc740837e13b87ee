import { confirm, useStore } from '@livretier/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { knownUser, sessionQuery } from '@/features/accounts';
import { guardUnsaved } from '@/shared/forms/unsaved';
import { i18n } from '@/shared/locale/i18n';
import { isUnderWay, type UploadOptions } from './engine/types';
import { uploads } from './engine/uploads';
import { trayWanted } from './trayWanted';

let attached: QueryClient | undefined;
let detach: (() => void) | undefined;

const personOf = (client: QueryClient) => {
  const user = knownUser(client);
  return `${user?.id} ${user?.company?.id}`;
};

/** Keeps what was read in step with what has arrived, and gives everything up when another person or company is there. */
const attachUploads = (client: QueryClient) => {
  if (attached === client) return;
  detach?.();
  attached = client;
  let known = personOf(client);
  const stopWatching = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== sessionQuery.queryKey[0] || personOf(client) === known) return;
    known = personOf(client);
    uploads.forgetAll();
  });
  const stopRefreshing = uploads.onChange(() => {
    for (const key of ['media', 'storage']) void client.invalidateQueries({ queryKey: [key] });
  });
  detach = () => {
    stopWatching();
    stopRefreshing();
  };
};

const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asked before one signs out or opens another company: what has not arrived is given up first, in the name of its owner. */
const askHere = async () => {
  const count = uploads.store.get().filter(isUnderWay).length;
  const leaves = await confirm({
    header: i18n.t('uploads:leave.header', { count }),
    message: i18n.t('uploads:leave.message'),
    acceptLabel: i18n.t('uploads:leave.accept'),
    rejectLabel: i18n.t('uploads:leave.reject'),
    defaultFocus: 'reject',
  });
  if (leaves) await uploads.cancelAll();
  return leaves;
};

let release: (() => void) | undefined;

const guard = () => {
  const stopAsking = guardUnsaved(askHere);
  window.addEventListener('beforeunload', askInBrowser);
  return () => {
    stopAsking();
    window.removeEventListener('beforeunload', askInBrowser);
  };
};

/** As long as a file is on its way, neither the page nor the session ends unasked. */
const follow = () => {
  const needed = uploads.store.get().some(isUnderWay);
  if (needed) release ??= guard();
  else {
    release?.();
    release = undefined;
  }
};

let following = false;

const guardUploads = () => {
  if (following) return;
  following = true;
  uploads.store.subscribe(follow);
  follow();
};

/** The file of the library once an upload is in it, whatever screen one is on by then; nothing when it was not taken. */
export const arrivalOf = (key: number) =>
  new Promise<string | null>((resolve) => {
    const look = () => {
      const item = uploads.store.get().find((one) => one.key === key);
      if (item && item.state !== 'ready' && item.state !== 'refused') return;
      stop();
      resolve(item?.fileId ?? null);
    };
    const stop = uploads.store.subscribe(look);
    look();
  });

/** The files on their way and what can be done with them, from any screen. */
export const useUploads = () => {
  const client = useQueryClient();
  const items = useStore(uploads.store);
  const { pause, resume, retry, cancel, clearEnded, secondsLeft } = uploads;
  /** Gives the keys under which `items` has them. */
  const add = (files: readonly File[], options?: UploadOptions) => {
    attachUploads(client);
    guardUploads();
    trayWanted.set(true);
    return uploads.add(files, options);
  };
  return { items, add, pause, resume, retry, cancel, clearEnded, secondsLeft };
};
