import { ApiError } from '@livretier/api';
import { notify } from '@livretier/ui';
import type { QueryClient } from '@tanstack/react-query';
import { bookletQuery } from '@/features/booklets/api';
import { i18n } from '@/shared/locale/i18n';
import { fetchPublication, isGoing, isPrinting, type Publication, refreshPublished } from '../api';
import { openElsewhere } from '../CopyLink';
import { pause } from './pause';
import { changeWatched, forgetWatched, keepWatched, type Watched, watchedOf } from './watched';

const [making, printing] = [700, 2000];

const isSuspended = async (client: QueryClient, booklet: string) => {
  const found = await client.fetchQuery({ ...bookletQuery(booklet), staleTime: 0 }).catch(() => undefined);
  return found?.status === 'suspended';
};

/* Somebody who looks at its window sees it there. */
const tell = async (client: QueryClient, watched: Watched) => {
  const { booklet, name, address, publication, inSight } = watched;
  const { version, state } = publication;
  if (inSight) return;
  if (state === 'failed') {
    notify({ severity: 'error', summary: i18n.t('publishing:failed', { version }) });
    return;
  }
  const summary = i18n.t('publishing:progress.toast', { version });
  if (await isSuspended(client, booklet)) {
    notify({ severity: 'success', summary, detail: i18n.t('publishing:progress.suspendedText') });
    return;
  }
  notify({
    severity: 'success',
    summary,
    detail: i18n.t('publishing:progress.toastText', { name }),
    action: { label: i18n.t('publishing:open'), onSelect: () => openElsewhere(address) },
  });
};

const refusals = new Set([401, 403, 404]);

/** What is known now; a server that is away or busy is asked again, one that refuses ends it. */
const look = async (booklet: string, known: Publication) => {
  try {
    return await fetchPublication(booklet, known.id);
  } catch (error) {
    if (error instanceof ApiError && refusals.has(error.status)) return undefined;
    return known;
  }
};

const isWatched = (booklet: string, publication: Publication) => watchedOf(booklet)?.publication.id === publication.id;

const end = (client: QueryClient, booklet: string) => {
  const watched = watchedOf(booklet);
  void refreshPublished(client, booklet);
  if (watched) void tell(client, watched);
};

const goOn = async (client: QueryClient, booklet: string, first: Publication) => {
  let known = first;
  while (isGoing(known) || isPrinting(known)) {
    await pause(isGoing(known) ? making : printing);
    const seen = isWatched(booklet, first) ? await look(booklet, known) : undefined;
    if (!isWatched(booklet, first)) return;
    if (!seen) break;
    changeWatched(booklet, { publication: seen });
    if (isGoing(known) && !isGoing(seen)) end(client, booklet);
    known = seen;
  }
  /* Whoever looks at what is online closes it; otherwise there is nothing left to say. */
  if (isGoing(known) || !watchedOf(booklet)?.inSight) forgetWatched(booklet);
};

type Asked = { booklet: { id: string; name: string }; address: string; publication: Publication; inSight?: boolean };

/** Follows a publication until its files are made, and tells how it ended. */
export const followPublication = (client: QueryClient, { booklet, address, publication, inSight = false }: Asked) => {
  if (isWatched(booklet.id, publication) && isGoing(watchedOf(booklet.id)?.publication ?? publication)) return;
  keepWatched({ booklet: booklet.id, name: booklet.name, address, publication, inSight });
  void goOn(client, booklet.id, publication);
};
