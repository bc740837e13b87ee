import type { QueryClient } from '@tanstack/react-query';
import { knownUser, sessionQuery } from '../../accounts';
import { uploads } from './uploads';

let attached: QueryClient | undefined;
let detach: (() => void) | undefined;

const personOf = (client: QueryClient) => {
  const user = knownUser(client);
  return `${user?.id} ${user?.company?.id}`;
};

/** Keeps what was read in step with what has arrived, and gives everything up when another person or company is there. */
export const attachUploads = (client: QueryClient) => {
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
